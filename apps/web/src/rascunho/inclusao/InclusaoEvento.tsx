import type { EventoOfertado } from '@portal/contract/evento.ts'
import { memo } from 'react'
import { EventoField } from '../../evento/EventoField.tsx'
import { lugares } from '../../guia/lugares.ts'
import { Button } from '../../ui/action/Button.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './InclusaoEvento.module.css'
import { LinhaRapidaField } from './LinhaRapidaField.tsx'
import type { useInclusao } from './useInclusao.ts'

type Inclusao = ReturnType<typeof useInclusao>
type InclusaoEventoProps = Pick<
  Inclusao,
  'evento' | 'falta' | 'isPronta' | 'rodada' | 'incluido' | 'choose' | 'confirm' | 'include'
> & { eventos: readonly EventoOfertado[] }

/** The search of events and the fast line, side by side: two ways into the same table. */
export const InclusaoEvento = memo(function InclusaoEvento(props: InclusaoEventoProps) {
  const { eventos, evento, falta, isPronta, rodada, incluido, choose, confirm, include } = props
  return (
    <div className={styles.inclusao} data-print="none">
      <div className={styles.linha}>
        <EventoField
          eventos={eventos}
          hint={falta ?? 'Código ou palavras do evento.'}
          id={lugares.evento}
          key={rodada}
          onChange={choose}
          value={evento?.codigoEvento ?? null}
        />
        <Button icon="plus" onPress={confirm} variant={isPronta ? 'primario' : 'secundario'}>
          Incluir
        </Button>
      </div>
      <LinhaRapidaField eventos={eventos} onInclude={include} />
      <VisuallyHidden>
        <span aria-live="polite">{falta ?? incluido}</span>
      </VisuallyHidden>
    </div>
  )
})
