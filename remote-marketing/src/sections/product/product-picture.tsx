import { type PhotoKey, type PictureFile, pictureFiles, productPhotos } from '@bellkey/shared/catalogue';
import { useBrand } from '@bellkey/shared/shell';
import * as styles from './product-picture.css';

const srcSet = (files: readonly PictureFile[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');

interface ProductPictureProps {
  photo: PhotoKey;
  /** Its width by viewport, as in the `sizes` attribute. */
  sizes: string;
  caption?: string;
}

/** A screenshot of the product, by day or night as the device asks and in the brand of the page; below the first screen, so it is loaded when near. */
export function ProductPicture({ photo, sizes, caption }: ProductPictureProps) {
  const { alt, dimensions } = productPhotos[photo];
  const files = pictureFiles(photo, useBrand().key);
  const safest = files.find(({ theme, format }) => theme === 'light' && format === 'webp');
  const variant = (theme: PictureFile['theme'], format: PictureFile['format']) =>
    srcSet(files.filter((file) => file.theme === theme && file.format === format));
  return (
    <figure className={styles.figure}>
      <picture>
        <source
          media="(prefers-color-scheme: dark)"
          type="image/avif"
          srcSet={variant('dark', 'avif')}
          sizes={sizes}
        />
        <source
          media="(prefers-color-scheme: dark)"
          type="image/webp"
          srcSet={variant('dark', 'webp')}
          sizes={sizes}
        />
        <source type="image/avif" srcSet={variant('light', 'avif')} sizes={sizes} />
        <img
          className={styles.picture}
          src={safest?.url}
          srcSet={variant('light', 'webp')}
          sizes={sizes}
          alt={alt}
          width={dimensions.width}
          height={dimensions.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
