import { useState } from 'react'
import { findMarca } from '../src/marca/findMarca.ts'
import { NoticePanel } from '../src/ui/feedback/NoticePanel.tsx'
import { NoticeRegion } from '../src/ui/feedback/NoticeRegion.tsx'
import { SkipLinks } from '../src/ui/layout/SkipLinks.tsx'
import styles from './Gallery.module.css'
import { GalleryBar } from './GalleryBar.tsx'
import { ActionsSection } from './sections/ActionsSection.tsx'
import { BrandSection } from './sections/BrandSection.tsx'
import { DataSection } from './sections/DataSection.tsx'
import { FeedbackSection } from './sections/FeedbackSection.tsx'
import { FieldsSection } from './sections/FieldsSection.tsx'
import { IconsSection } from './sections/IconsSection.tsx'
import { ImagensSection } from './sections/ImagensSection.tsx'
import { LayoutSection } from './sections/LayoutSection.tsx'
import { OdontogramaSection } from './sections/OdontogramaSection.tsx'
import { OverlaysSection } from './sections/OverlaysSection.tsx'
import { TableSection } from './sections/TableSection.tsx'
import { TokensSection } from './sections/TokensSection.tsx'

/** Every control in every state, for whoever builds a screen. Development only. */
export function Gallery() {
  const [marcaId, setMarcaId] = useState(document.documentElement.dataset.marca ?? '')
  const [isPanelOpen, setPanelOpen] = useState(false)
  const marca = findMarca(marcaId)
  return (
    <>
      <SkipLinks links={[{ href: '#conteudo', label: 'Ir para o conteúdo' }]} />
      <GalleryBar marca={marca} onMarca={setMarcaId} onOpenNotices={() => setPanelOpen(true)} />
      <main className={styles.page} id="conteudo" tabIndex={-1}>
        <h1>Galeria de componentes</h1>
        <p>Cada controle em cada estado, nas três marcas e nos três temas. Só existe em desenvolvimento.</p>
        <div className={styles.sections}>
          <BrandSection />
          <OdontogramaSection />
          <LayoutSection />
          <TableSection />
          <FieldsSection />
          <ActionsSection />
          <OverlaysSection />
          <FeedbackSection />
          <DataSection />
          <ImagensSection />
          <TokensSection />
          <IconsSection />
        </div>
      </main>
      <NoticeRegion usualSeconds={20} />
      <NoticePanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} />
    </>
  )
}
