import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { getTextoRecusa } from '@portal/domain/guia/motivoRecusa.tables.ts'
import { ancoraAcao } from '@portal/domain/menu/ancora.ts'
import { Button } from '../../ui/action/Button.tsx'
import { isPlaceNamed } from '../../ui/mayTakeFocus.ts'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'
import { iconeDaAcao } from './iconeAcao.ts'
import { useAcaoEscolhida } from './useAcaoEscolhida.tsx'
import { useFechos } from './useFechos.ts'

/** The way out of a draft that nothing brings back: it has the focus as the guide opens. */
export function CancelarButton({ guia }: { guia: GuiaDetalhada }) {
  const { start, dialogo } = useAcaoEscolhida(guia)
  const recusa = motivoBloqueio(toEstadoGuia(guia), 'cancel')
  const fecho = useFechos()('cancel')
  return (
    <>
      <Button
        autoFocus={!isPlaceNamed()}
        disabledReason={fecho ?? (recusa && getTextoRecusa(recusa))}
        id={ancoraAcao('cancel')}
        onPress={() => start('cancel')}
        variant="perigo"
        {...iconeDaAcao('cancel')}
      >
        Cancelar guia
      </Button>
      {dialogo}
    </>
  )
}
