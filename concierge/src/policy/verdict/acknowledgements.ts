const ACKNOWLEDGEMENTS = new Set(
  "ok okay okey k kk alright all right great perfect cool fine good nice lovely super thanks thank you thx ty cheers much appreciated so very a lot many got it understood noted sounds sure will do wonderful excellent brilliant awesome amazing that's that is no problem works for me again "
    .concat(
      'obrigado obrigada muito brigado brigada valeu certo entendido esta bem ta bom otimo perfeito fixe boa beleza combinado de nada agradecido agradecida tudo pela pelo ajuda for your help ',
      'gracias muchas mil vale perfecto genial estupendo entendido de acuerdo muy bien bueno listo claro por la ayuda su tu',
    )
    .split(' ')
    .filter(Boolean),
);
/** At least one of these must be there: `very good` alone acknowledges, `much` alone says nothing. */
const CORE =
  /(?<![\p{L}])(?:ok|okay|okey|k|kk|alright|all right|great|perfect|cool|fine|good|nice|lovely|super|thanks|thank|thx|ty|cheers|got it|understood|noted|wonderful|excellent|brilliant|awesome|obrigad[oa]|brigad[oa]|valeu|certo|entendido|esta bem|ta bom|otimo|perfeito|fixe|beleza|combinado|gracias|vale|perfecto|genial|estupendo|de acuerdo|muy bien|bueno|listo)(?![\p{L}])/u;
const ACKNOWLEDGING_SIGNS = /^(?:[\s!.]|👍|👌|🙏|😊|🙂|❤|✅|💯|\p{Emoji_Modifier}|\u{fe0f})+$/u;

/**
 * A message that only acknowledges (`ok, thanks`, `👍`): answering it would be noise (docs/product.md#chat).
 */
export function isAcknowledgement(normalised: string): boolean {
  if (ACKNOWLEDGING_SIGNS.test(normalised) && /[^\s!.]/u.test(normalised)) return true;
  if (normalised.includes('?')) return false;
  const words = normalised.match(/[\p{L}']+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= 8 &&
    !/\p{N}/u.test(normalised) &&
    words.every((word) => ACKNOWLEDGEMENTS.has(word)) &&
    CORE.test(normalised)
  );
}
