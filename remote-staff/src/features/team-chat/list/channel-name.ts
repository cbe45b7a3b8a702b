import type { TeamChannel } from '@bellkey/shared/api';
import { everyone } from '../../../../messages/compiled/team-chat/en.ts';

/** What a channel is called on screen. */
export const channelName = ({ name }: Pick<TeamChannel, 'name'>): string => name ?? everyone;
