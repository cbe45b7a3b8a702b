const any = (...alternatives: string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?![\\p{L}])`, 'u');

/**
 * Messages that speak to the machine and not to the hotel (product.md 3.4), over normalised text. They are not
 * worth a person's time: the guest is told what the assistant is for. What is merely missed here still meets every
 * other check, so this list saves work and is not the defence.
 */
const PATTERNS: readonly RegExp[] = [
  any(
    '(?:ignore|disregard|forget|override|bypass)(?: \\p{L}+){0,4} (?:instructions?|rules?|prompts?|guidelines|polic(?:y|ies)|restrictions)',
    '(?:system|hidden|secret|initial) (?:prompt|instructions?|message)',
    'you are (?:now )?(?:dan|a different|no longer)',
    'you are now',
    'act as (?:if|a|an|the)',
    'pretend (?:to be|you|that)',
    'developer mode',
    'jailbreak',
    'without (?:any )?rules',
    'repeat after me',
    'word for word',
    'for a test',
    'new policy',
    'translate to',
    'my grandmother used to',
    'tell the guest',
  ),
  any(
    '(?:ignora|ignore|esquece|esqueca|desconsidera)(?: \\p{L}+){0,4} (?:instrucoes|regras|ordens)',
    'prompt de sistema',
    'instrucoes (?:escondidas|ocultas|secretas)',
    'agora es',
    'finge que',
    'sem regras',
    'repete comigo',
    'palavra por palavra',
    'para um teste',
    'nova politica',
    'traduz para',
    'a minha avo',
    'diz ao hospede',
  ),
  any(
    '(?:ignora|ignore|olvida|olvide)(?: \\p{L}+){0,4} (?:instrucciones|reglas|ordenes)',
    'instrucciones (?:ocultas|secretas)',
    'ahora eres',
    'finge que',
    'sin reglas',
    'repite conmigo',
    'palabra por palabra',
    'para una prueba',
    'nueva politica',
    'traduce al',
    'mi abuela',
    'di al huesped',
  ),
  /<\/?\w+(?:_\w+)?>|^(?:system|sistema|assistant|developer) ?:|\[(?:system|inst)\]|```/u,
];

/** Whether a normalised message tries to give the assistant orders about itself. */
export function addressesTheMachine(normalised: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(normalised));
}
