/** Food as guests of other languages say it, by the word that menus are most often written with. Stems of six letters. */
const GROUPS = `
burger hambur hamburguer hamburguesa
sandwi sandwich sanduiche sandes sande bocadillo bocata sandwiches
soup sopa sopas
salad salada ensalada
wine vinho vino
water agua
beer cerveja cerveza
coffee cafe
latte galao lattes
tea cha te
juice sumo suco zumo jugo
milk leite leche
fruit fruta frutas
rice arroz risotto
cod bacalhau bacalao codfish
fritte fritters bolinhos bunuelos pasteis
tart tarte tarta nata natas
custar custard
egg eggs ovo ovos huevo huevos
toast torrada torradas tostada tostadas
porrid porridge oatmeal papas aveia gachas avena
mushro mushroom cogumelo cogumelos setas champinones
bass robalo lubina
tomato tomate tomates
chicke chicken frango pollo
beef vaca res ternera
fish peixe pescado
fries batatas patatas chips
cake bolo pastel
ice gelado helado sorvete
pasta massa
pizza
steak bife filete
cheese queijo queso
bread pao pan
`;

const short = (word: string) => word.slice(0, 6);

/** From a stem that somebody says to the stems that a menu may have. */
export const FOOD_WORDS: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, string[]>();
  for (const line of GROUPS.split('\n')) {
    const stems = [...new Set(line.split(' ').filter(Boolean).map(short))];
    const singular = stems.flatMap((one) => [one, one.replace(/s$/, '')]);
    for (const one of singular) map.set(one, [...new Set([...(map.get(one) ?? []), ...singular])]);
  }
  return map;
})();
