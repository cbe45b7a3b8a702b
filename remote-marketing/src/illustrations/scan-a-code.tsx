import * as styles from './illustration.css';

/** A phone that reads the code on a bedside table. */
export function ScanACode() {
  return (
    <svg viewBox="0 0 320 200" className={styles.scene} aria-hidden="true">
      <circle cx="158" cy="98" r="82" className={styles.wash} />
      {/* table and lamp */}
      <path d="M30 172H290" />
      <path d="M52 172V188M268 172V188" className={styles.faint} />
      <path d="M252 172V118M234 172H270" />
      <path d="M232 118 241 84H263L272 118Z" className={styles.paper} />
      {/* the card with the code */}
      <path d="M54 172 60 92H134L140 172Z" className={styles.paper} />
      <path d="M74 106H90V122H74ZM104 106H120V122H104ZM74 136H90V152H74Z" />
      <path d="M80 112H84V116H80ZM110 112H114V116H110ZM80 142H84V146H80Z" className={styles.ink} />
      <path
        d="M104 136H110M117 136H120M104 144H106M113 144H120M104 152H112M119 152H120"
        className={styles.accent}
      />
      {/* what passes between them */}
      <path d="M148 88C154 92 154 108 148 112M157 80C166 88 166 112 157 120" className={styles.accent} />
      {/* the phone */}
      <rect x="176" y="40" width="44" height="84" rx="10" className={styles.paper} />
      <path d="M192 48H204" className={styles.faint} />
      <path d="M185 66V60H191M211 66V60H205M185 80V86H191M211 80V86H205" className={styles.accent} />
      <path d="M185 73H211" className={styles.accent} />
      <path d="M186 100H210M186 108H200" className={styles.faint} />
      {/* the arm that holds it */}
      <path d="M182 172C178 150 182 136 186 124H212C222 132 224 150 222 172" className={styles.paper} />
      <path d="M176 96C168 98 168 106 174 108M176 110C169 112 170 119 176 120" />
    </svg>
  );
}
