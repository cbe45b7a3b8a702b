/** Most bytes of a response, ten times a long answer of a language model. */
export const ANSWER_MAX_BYTES = 1024 * 1024;

/** `fetch` that fails for a response of more than {@link ANSWER_MAX_BYTES}. */
export const cappedFetch =
  (plain: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await plain(input, init);
    if (!response.body) return response;
    let bytes = 0;
    const capped = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
          bytes += part.byteLength;
          if (bytes > ANSWER_MAX_BYTES)
            controller.error(new Error('The answer is larger than the server takes.'));
          else controller.enqueue(part);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(capped, { status, statusText, headers });
  };
