import type { ReactNode } from 'react'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import styles from './GuiaPage.module.css'
import { NearScreen } from './NearScreen.tsx'

type OdontogramaNearProps = { children: ReactNode; margin?: `${number}%` }

/** The chart of a guide, whose code and drawing come when it is near the screen; its place is kept until then. */
export const OdontogramaNear = ({ children, margin = '150%' }: OdontogramaNearProps) => (
  <NearScreen
    fallback={
      <div className={styles.lugarOdontograma}>
        <Skeleton label="Carregando o odontograma" lines={8} />
      </div>
    }
    margin={margin}
  >
    {children}
  </NearScreen>
)
