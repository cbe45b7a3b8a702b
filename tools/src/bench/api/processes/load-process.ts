import { answerParent } from './child.ts';
import { fireRequests } from './fire-requests.ts';
import { writeLines } from './write-lines.ts';

answerParent({ fire: fireRequests, write: writeLines });
