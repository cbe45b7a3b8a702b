import * as styles from './illustration.css';

/** A phone held over the code that stands on a bedside table. */
export function ScanACode() {
  return (
    <svg viewBox="0 0 320 200" className={styles.scene} aria-hidden="true">
      <circle cx="162" cy="98" r="82" className={styles.wash} />
      {/* table, lamp */}
      <path d="M30 172H290" />
      <path d="M52 172V188M268 172V188" className={styles.faint} />
      <path d="M250 172V118" />
      <path d="M232 172H268" />
      <path d="M230 118 240 84H260L270 118Z" className={styles.paper} />
      {/* the card with the code */}
      <path d="M60 172 66 96H132L138 172Z" className={styles.paper} />
      <path d="M78 110H92V124H78ZM106 110H120V124H106ZM78 138H92V152H78Z" />
      <path d="M84 116H86V118H84ZM112 116H114V118H112ZM84 144H86V146H84Z" className={styles.ink} />
      <path d="M106 138H112M118 138H120M106 146H108M114 146H120M106 152H114" className={styles.accent} />
      {/* the phone, and the hand that holds it */}
      <rect x="158" y="42" width="58" height="104" rx="12" className={styles.paper} />
      <path d="M180 51H194" className={styles.faint} />
      <path d="M170 74V68H178M204 74V68H196M170 98V104H178M204 98V104H196" className={styles.accent} />
      <path d="M172 86H202" className={styles.accent} />
      <path d="M172 122H202M172 130H190" className={styles.faint} />
      <path d="M216 172C222 150 222 132 219 118C217 110 208 112 208 120V132" className={styles.paper} />
      <path d="M158 104C148 106 146 114 152 118M158 120C150 122 149 130 155 133" />
      {/* what passes between them */}
      <path d="M142 96 152 92M144 108 153 105" className={styles.accent} />
    </svg>
  );
}
