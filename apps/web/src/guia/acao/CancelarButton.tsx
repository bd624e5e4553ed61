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

type CancelarButtonProps = {
  guia: GuiaDetalhada
  /** Of the words that say why: who comes to the button first of all hears them with it. */
  motivoId: string
}

/** The way out of a draft that nothing brings back: it has the focus as the guide opens. */
export function CancelarButton({ guia, motivoId }: CancelarButtonProps) {
  const { start, dialogo } = useAcaoEscolhida(guia)
  const recusa = motivoBloqueio(toEstadoGuia(guia), 'cancel')
  const fecho = useFechos()('cancel')
  return (
    <>
      <Button
        aria-describedby={motivoId}
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
