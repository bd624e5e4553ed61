import type { EventoPago } from '@portal/contract/financeiro.ts'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './DemonstrativoTable.module.css'

type GlosaDetalheProps = {
  glosa: EventoPago['glosa'][number]
  codigoEvento: string
}

/** Why an event was denied: the literal text, and what explains it. */
export function GlosaDetalhe({ glosa, codigoEvento }: GlosaDetalheProps) {
  const { codigoGlosa, texto, detalhe, ajudaEvento } = glosa
  return (
    <p className={styles.glosa}>
      <Icon name="alert" size={16} />
      <span>
        <strong>{codigoGlosa}</strong> {texto}
        {detalhe && `. ${detalhe}`}
      </span>
      <ExplicacaoButton
        ajuda={ajudaEvento ?? undefined}
        codigoEvento={codigoEvento}
        codigoGlosa={codigoGlosa}
      />
    </p>
  )
}
