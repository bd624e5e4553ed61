import type { CapturaExame } from '@portal/contract/capturaExame.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { codigoRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { findDentistaProposto } from '../credenciado/dentistaProposto.ts'
import { useIdentOrigem } from '../menu/identOrigem.ts'
import { isCapturado } from './capturaExame.queries.ts'

/**
 * Opens the guide of a captured request under the number that the capture reserved, and goes there. Spec §4. Where it is
 * refused because the unit has the request no more, `onGone` is told.
 */
export function useOpenGuia(captura: CapturaExame, onGone: () => void) {
  const { associado, numeroFichaSolicitacao, numeroSolicitacaoExame } = captura
  const codigoDentista = findDentistaProposto(useSuspenseQuery(infoQuery).data)
  const navigate = useNavigate()
  const identOrigem = useIdentOrigem()
  return useWrite(liberacaoSenha.releaseSenha, {
    prepare: () => ({
      body: {
        codigoAssociado: associado.codigoAssociado,
        codigoEspecialidade: codigoRadiologia,
        identOrigem,
        ...(codigoDentista !== null && { codigoDentista }),
        radiologia: { capturaExame: { numeroFichaSolicitacao, numeroSolicitacaoExame } },
      },
    }),
    onSuccess: async ({ numeroFicha, senha }) => {
      pushSuccess(`Senha ${senha}, guia ${numeroFicha}.`, 'Guia liberada', `guia ${numeroFicha}`)
      await navigate({ href: enderecoGuia(numeroFicha) })
    },
    onFailed: () => {
      if (!isCapturado(captura)) onGone()
    },
  })
}
