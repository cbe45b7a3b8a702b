import type { GuestData } from '@bellkey/shared/api';
import { sql } from 'drizzle-orm';
import type { PropertyScope } from '../../platform/database/property-scope.ts';
import { done, type Outcome, refused } from '../../platform/outcome/outcome.ts';

/** Rows of a table as JSON, in the given order, without columns that only reference other records. */
const rowsOf = (table: string, condition: string, order: string) =>
  sql.raw(`(select coalesce(jsonb_agg(to_jsonb(row_of) - 'property_id' order by row_of.${order}), '[]')
    from ${table} as row_of where row_of.property_id = c.property_id and ${condition})`);

/** Everything about the guest of a conversation, in one statement; secrets are hashes and left out. */
export async function loadGuestData(
  scope: PropertyScope,
  conversationId: string,
): Promise<Outcome<GuestData>> {
  const ofConversation = 'row_of.conversation_id = c.id';
  const { rows } = (await scope.db.execute(sql`
    select jsonb_build_object(
      'property', (select name from properties where id = c.property_id),
      'session', (select to_jsonb(s) - '{property_id,token_hash,qr_code_id}'::text[] || jsonb_build_object('place',
          (select label from locations l where l.property_id = s.property_id and l.id = s.location_id))
        from guest_sessions s where s.property_id = c.property_id and s.id = c.guest_session_id),
      'conversation', to_jsonb(c) - 'property_id',
      'notes', (select to_jsonb(n) - '{property_id,conversation_id}'::text[] from conversation_marks n
        where n.property_id = c.property_id and n.conversation_id = c.id),
      'profile', (select to_jsonb(p) - '{property_id,conversation_id}'::text[] from guest_profiles p
        where p.property_id = c.property_id and p.conversation_id = c.id),
      'registration', (select to_jsonb(g) - '{property_id,conversation_id}'::text[] from guest_registrations g
        where g.property_id = c.property_id and g.conversation_id = c.id),
      'email', (select jsonb_build_object('address', e.address, 'agreed_at', e.agreed_at, 'confirmed_at', e.confirmed_at)
        from guest_emails e where e.property_id = c.property_id and e.guest_session_id = c.guest_session_id),
      'messages', ${rowsOf('messages', ofConversation, 'ordinal')},
      'photos', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'messageId', p.message_id, 'width', p.width,
          'height', p.height, 'createdAt', p.created_at, 'bytes', octet_length(p.picture),
          'picture', 'data:image/jpeg;base64,' || translate(encode(p.picture, 'base64'), E'\n', '')) order by p.created_at), '[]')
        from photos p where p.property_id = c.property_id and p.conversation_id = c.id),
      'requests', (select coalesce(jsonb_agg(to_jsonb(r) - '{property_id,plan,act_at}'::text[] || jsonb_build_object('steps',
          (select coalesce(jsonb_agg(to_jsonb(step) - '{property_id,request_id}'::text[] order by step.ordinal), '[]')
            from request_steps step where step.property_id = r.property_id and step.request_id = r.id), 'notes',
          (select coalesce(jsonb_agg(jsonb_build_object('by', n.member_name, 'body', n.body, 'at', n.created_at)
              order by n.no), '[]')
            from request_notes n where n.property_id = r.property_id and n.request_id = r.id)) order by r.no), '[]')
        from requests r where r.property_id = c.property_id
          and (r.conversation_id = c.id or r.guest_session_id = c.guest_session_id)),
      'orders', (select coalesce(jsonb_agg(to_jsonb(o) - 'property_id' || jsonb_build_object('lines',
          (select coalesce(jsonb_agg(to_jsonb(line) - '{property_id,order_id}'::text[] order by line.position), '[]')
            from order_lines line where line.property_id = o.property_id and line.order_id = o.id)) order by o.no), '[]')
        from orders o where o.property_id = c.property_id and o.conversation_id = c.id),
      'together', (select coalesce(jsonb_agg(to_jsonb(g) - '{property_id,guest_session_id}'::text[] || jsonb_build_object('lines',
          (select coalesce(jsonb_agg(to_jsonb(line) - '{property_id,order_id}'::text[] order by line.position), '[]')
            from order_lines line join orders o on o.property_id = line.property_id and o.id = line.order_id
            where o.property_id = g.property_id and o.tab_id = g.tab_id and line.tab_guest_id = g.id
              and o.conversation_id <> c.id)) order by g.joined_at), '[]')
        from tab_guests g where g.property_id = c.property_id and g.conversation_id = c.id),
      'alarms', ${rowsOf('alarms', ofConversation, 'raised_at')},
      'drafts', ${rowsOf('drafts', ofConversation, 'created_at')},
      'questions', ${rowsOf('gap_questions', ofConversation, 'at')}
    ) as data
    from conversations c where c.property_id = ${scope.propertyId} and c.id = ${conversationId}`)) as unknown as {
    rows: Array<{ data: Omit<GuestData, 'exportedAt'> }>;
  };
  const [found] = rows;
  return found ? done({ ...found.data, exportedAt: scope.now.toISOString() }) : refused('not-found');
}
