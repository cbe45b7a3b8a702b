import { plainText } from '@bellkey/shared/plain-text';

/** The words of a text in the form for searching. */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

const STEM_CHARS = 6;

/** Stop words of questions, in the languages that are answered. */
const EMPTY = new Set(
  'the is are was were do does did have has had can could would should may might will shall there here what when where which who why how much many any some this that these those you your yours our ours we us me my mine and or of to in on at for from with by it its be been am not no yes please hi hello thanks thank tell know need want like get got give also possible hotel room guest guests stay staying today tonight tomorrow now time um uma uns umas os as de da do das dos em no na nos nas por para com que qual quais quando onde como quanto quantos tem ha sao esta estao voces posso podem pode quero queria por favor ola bom dia boa tarde obrigado hotel quarto hoje amanha el la los las un una unos unas del al en con por para que cual cuales cuando donde como cuanto cuantos hay es son esta estan ustedes puedo pueden puede quiero quisiera hola gracias habitacion hoy manana se su mi me le lo ou e y o a'.split(
    ' ',
  ),
);

/** The terms of a question: stems of its content words, sorted. */
export function contentStems(text: string): string[] {
  const stems = wordsOf(text)
    .filter((word) => word.length > 2 && !EMPTY.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, STEM_CHARS));
  return [...new Set(stems)].sort();
}
