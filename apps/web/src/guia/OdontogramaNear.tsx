import type { ComponentProps } from 'react'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import styles from './GuiaPage.module.css'
import { NearScreen } from './NearScreen.tsx'

type OdontogramaNearProps = Omit<ComponentProps<typeof NearScreen>, 'fallback'>

/** The chart of a guide, whose code and drawing come when it is near the screen; its place is kept until then. */
export const OdontogramaNear = (props: OdontogramaNearProps) => (
  <NearScreen
    {...props}
    fallback={
      <div className={styles.lugarOdontograma}>
        <Skeleton label="Carregando o odontograma" lines={8} />
      </div>
    }
  />
)
