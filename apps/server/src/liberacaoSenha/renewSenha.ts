import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { listMotivosAssociado } from '@portal/domain/evento/criterio/associado.ts'
import { renewValidadeSenha } from '@portal/domain/liberacaoSenha/validadeSenha.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { loadFatosData } from '../guia/janela.ts'
import type { Handler } from '../http/handler.ts'

/**
 * Gives the guide's password its one renewal, within its validity or after it: the days that the data says, after what
 * was left. Refused with API-GTO-0052 when the member may no longer be attended.
 */
export const renewSenha: Handler<typeof liberacaoSenha.renewSenha> = async (context) => {
  const { body, db, services, agora, hoje, fail, trilha } = context
  const { situacao, resultado } = await applyAcao(context, {
    numeroFicha: body.numeroFicha,
    acao: 'renewSenha',
    efeito: async ({ guia }) => {
      trilha({ codigoAssociado: guia.codigoAssociado, objeto: `guia ${guia.numeroFicha}` })
      const tabela = await services.regras.get()
      const { partes, prontuario } = await loadFatosData(db, tabela, guia, hoje)
      const glosas = listMotivosAssociado(hoje, partes).filter(({ severidade }) => severidade === 'glosa')
      if (glosas.length > 0) {
        const detalhes = glosas.map(({ codigoGlosa, texto }) => ({
          mensagem: `${texto} (${codigoGlosa}).`,
          codigoGlosa,
        }))
        return fail('API-GTO-0052', detalhes)
      }
      const prazo = tabela.findPrazoSenha(prontuario.contrato.rede, guia.codigoTipoAtendimento, hoje)
      const validadeSenha = renewValidadeSenha(prazo, guia.validadeSenha, hoje)
      return {
        resultado: validadeSenha,
        mudanca: { validadeSenha, renovadaEm: agora },
        motivo: `Nova validade: ${validadeSenha.split('-').reverse().join('/')}.`,
      }
    },
  })
  return { situacao, validadeSenha: resultado }
}
