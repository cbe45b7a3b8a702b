import { type CatalogueTexts, localText } from '../catalogue-texts.ts';
import de from '../de/departments.json' with { type: 'json' };
import es from '../es/departments.json' with { type: 'json' };
import fr from '../fr/departments.json' with { type: 'json' };
import it from '../it/departments.json' with { type: 'json' };
import pt from '../pt/departments.json' with { type: 'json' };

const byLanguage: Readonly<Record<string, CatalogueTexts>> = { de, es, fr, it, pt };

/** Name of a department in a guest's language, if it is one that properties begin with; otherwise as it is. */
export const departmentName = (name: string, language: string): string =>
  localText(byLanguage[language] ?? {}, name);
