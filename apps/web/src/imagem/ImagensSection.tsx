import type { ComponentProps } from 'react'
import { lazyPart } from '../guia/lazyPart.ts'
import { NearScreen } from '../guia/NearScreen.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './ImagensPanel.module.css'

const { Part: ImagensPanel, load } = lazyPart(async () => (await import('./ImagensPanel.tsx')).ImagensPanel)

/** The images of a guide, whose code comes when they are about to be seen. */
export function ImagensSection(props: ComponentProps<typeof ImagensPanel>) {
  return (
    <NearScreen
      margin="75%"
      fallback={
        <Card title="Imagens">
          <div className={styles.place}>
            <Skeleton label="Carregando imagens" lines={2} shape="row" />
          </div>
        </Card>
      }
      load={load}
    >
      <ImagensPanel {...props} />
    </NearScreen>
  )
}
