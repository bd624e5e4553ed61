import type { EventoPago } from '@portal/contract/financeiro.ts'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import styles from './DemonstrativoTable.module.css'

type GlosaDetalheProps = {
  glosa: EventoPago['glosa'][number]
  /** The level of the help's title in the page's outline. */
  level: 2 | 3
}

/** Why an event was denied: the literal text, and the three helps of Spec §3. */
export function GlosaDetalhe({ glosa, level }: GlosaDetalheProps) {
  const { codigoGlosa, texto, detalhe, ajudaEvento } = glosa
  return (
    <div className={styles.glosa}>
      <p>
        <Icon name="alert" size={16} />
        <span>
          <strong>{codigoGlosa}</strong> {texto}
          {detalhe && `. ${detalhe}`}
        </span>
      </p>
      {ajudaEvento && (
        <Disclosure level={level} title={`Quando ocorre, como evitar, como recorrer da ${codigoGlosa}`}>
          <DescriptionList
            items={[
              { term: 'Quando ocorre', value: ajudaEvento.quandoOcorre },
              { term: 'Como evitar', value: ajudaEvento.comoEvitar },
              { term: 'Como recorrer', value: ajudaEvento.comoRecorrer },
            ]}
            layout="rows"
          />
        </Disclosure>
      )}
    </div>
  )
}
