import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { warnFim } from '@portal/domain/guia/avisoFim.ts'
import { isFeitaAte } from '@portal/domain/guia/condicao.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { aEnviar, aRealizar } from '@portal/domain/guia/fimGuia.ts'
import { describeGuia } from '@portal/domain/guia/perspectiva.ts'
import { today } from '../../calendario/format.ts'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'
import { useFechos } from './useFechos.ts'
import { whyNotRenova } from './whyNotRenova.ts'

/**
 * What is to be said of the password's validity, and whether it may be renewed. `aviso` is undefined while the guide has
 * nothing to fear of it; `isAntesDeTudo` where nothing of the guide goes on before it is renewed, `isSemVolta` of a draft
 * that nothing brings back: it is cancelled.
 */
export function useValidadeSenha(guia: GuiaDetalhada) {
  const estado = toEstadoGuia(guia)
  const recusa = motivoBloqueio(estado, 'renewSenha')
  const naoRenova = whyNotRenova(guia)
  const fecho = useFechos()('renewSenha') ?? naoRenova
  // A renewal, the only one there is, would bring nothing to what was done in time.
  const isCumprida = aRealizar.has(guia.statusFicha) && isFeitaAte(estado, guia.validadeSenha)
  const aviso = recusa === 'statusNaoPermite' || isCumprida ? undefined : warnFim(guia.validadeSenha, today())
  const isRenovavel = aviso !== undefined && recusa === undefined && fecho === undefined
  const isSemEnvio = aviso === 'vencida' && aEnviar.has(guia.statusFicha)
  const isSemVolta =
    isSemEnvio && (naoRenova !== undefined || (recusa !== undefined && recusa !== 'guiaBloqueada'))
  return {
    aviso,
    recusa,
    naoRenova,
    fecho,
    isRenovavel,
    isSemEnvio,
    isSemVolta,
    // The lists say of a draft that no renewal brings back what its next step says.
    saida: isSemVolta ? describeGuia(guia, today()).proximoPasso : undefined,
    isAntesDeTudo: isSemEnvio && isRenovavel,
  }
}
