import { linhasVistas } from '@portal/domain/credenciado/linhasVistas.ts'
import type { ReactNode } from 'react'
import { Banner } from '../ui/feedback/Banner.tsx'

type LinhasVistasAvisoProps = {
  /** The login sees all of the provider's lines: nothing is said. */
  todas: boolean
  /** What else a part means on this page. */
  children?: ReactNode
}

/** Says of figures that they are a part: under the clinic's name they would be read as the whole (Spec §3.12). */
export const LinhasVistasAviso = ({ todas, children }: LinhasVistasAvisoProps) =>
  !todas && (
    <Banner title={linhasVistas.titulo} tone="informacao">
      {linhasVistas.texto} {children}
    </Banner>
  )
