import { describe, expect, test } from '@jest/globals';
import { dangerIn, dangerInUnanswered } from '../danger.ts';
import { isFarFromDanger } from './harmless-contexts.ts';

describe('danger that is far away', () => {
  test.each([
    ['what is asked for in advance', 'what do I do if there is a fire at night?'],
    ['what is asked for in advance', 'o que devo fazer em caso de incêndio?'],
    ['what is asked for in advance', 'cosa devo fare in caso di incendio?'],
    ['long ago', 'letztes Jahr hatte ich einen Schlaganfall, ich brauche ein Zimmer mit Haltegriffen'],
    ['long ago', "j'ai eu un AVC il y a deux ans, la douche est de plain-pied ?"],
    ['over', 'ayer mi hijo se cayó de la bici pero ya está bien, ¿alquilan patines?'],
    ['a story', "vous avez le dernier polar de Fred Vargas, celui avec l'assassin ?"],
    ['a game', 'we got locked in the escape room and loved it, can we book again?'],
    ['news', 'heard about the explosion at the refinery on the news, are the buses to the airport still on?'],
    ['a trade', 'sono un vigile del fuoco, ci sono sconti?'],
    ['praise', 'un tiramisù da infarto, complimenti allo chef'],
  ])('is recognised as %s, and raises no alarm: %s', (_, line) => {
    expect(isFarFromDanger(line)).toBe(true);
    expect(dangerIn(line)).toBeNull();
  });

  test('does not lead to a question in place of a fallback sentence either', () => {
    expect(dangerInUnanswered('is the ghost of the drowned sailor story true?')).toBeNull();
  });

  test.each([
    'what do I do if my baby has stopped breathing',
    'what should we do, the curtain is on fire',
    'he had a heart attack two years ago and now the same pain in his chest',
    'li sobre a fuga de gás na cidade e cheira a gás aqui',
    'vor zwei Jahren hatte er einen Herzinfarkt und jetzt wieder Brustschmerzen',
    'que faire si ma fille a avalé de la javel ?',
    'en la boda hay un hombre con una pistola',
    'lol no seriously he is not breathing',
    'is there a procedure for a fire? our bed is on fire',
  ])('is near after all, whatever its context: %s', (line) => {
    expect(dangerIn(line)).not.toBeNull();
  });
});

describe('smoke of tobacco', () => {
  test.each([
    'people smoke right by the entrance and it stinks the lobby out',
    'second hand smoke of cigarettes comes in when the window is open',
    'unser Zimmer stinkt nach kaltem Rauch, bitte ein anderes',
    'la camera odora di fumo vecchio, possiamo cambiarla?',
    'el vecino de abajo fuma y el humo del cigarro sube a nuestro balcón',
    'les gens fument devant l’entrée et la fumée rentre dans le hall',
    'o fumo do cigarro do terraço entra no nosso quarto',
  ])('is no danger: %s', (line) => {
    expect(dangerIn(line)).toBeNull();
  });

  test.each([
    'a cigarette fell into the sofa and there is smoke',
    'it is not cigarette smoke, the hallway is full of it',
    'jemand hat eine Zigarette in den Müll geworfen, es kommt Rauch heraus',
    'il vicino si è addormentato con la sigaretta, dal suo balcone esce fumo e non risponde',
    'hay humo de cigarro y la cama está ardiendo',
  ])('hides no fire: %s', (line) => {
    expect(dangerIn(line)).not.toBeNull();
  });
});
