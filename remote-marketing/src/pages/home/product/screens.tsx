import { Section } from '../../../sections/layout/section.tsx';
import { ProductPicture } from '../../../sections/product/product-picture.tsx';
import * as styles from './screens.css';

const WIDE = '(min-width: 1180px) 640px, (min-width: 900px) 54vw, 92vw';
const NARROW = '(min-width: 1180px) 460px, (min-width: 900px) 38vw, 92vw';

/** The product itself, photographed: the guest's phone and the staff's queue in the same minute. */
export function Screens() {
  return (
    <Section
      title="The same minute, on both sides"
      lede={
        <p>
          Two browsers, one request. Nothing here is drawn: one command opens the product, writes as a guest,
          accepts as a member of staff, and takes the pictures. The house is the demo property.
        </p>
      }
    >
      <div className={styles.pair}>
        <ProductPicture
          photo="staffQueue"
          sizes={WIDE}
          caption="What staff see: soonest promise first. One press accepts, and the guest’s card moves."
        />
        <ProductPicture
          photo="guestChat"
          sizes={NARROW}
          caption="What the guest sees: the promised time, and an answer that says where it comes from."
        />
      </div>
    </Section>
  );
}
