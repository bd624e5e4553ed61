import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { orientacaoProtocolo } from '@portal/domain/guia/orientacaoProtocolo.data.ts'
import type { Handler } from '../http/handler.ts'

/**
 * The protocol orientation table of Spec §9: a title, three ordered specialty rows, an observation. It is told of the
 * session's own protocol; another one, whosever, is as one that there is not.
 */
export const getInformacoesProtocolo: Handler<typeof liberacaoSenha.getInformacoesProtocolo> = async (
  context,
) => {
  const { query, sessao, fail } = context
  const { protocolo = sessao.protocolo, especialidade } = query
  if (protocolo !== sessao.protocolo || !findEspecialidade(especialidade)) return fail('API-GTO-0006')
  const { titulo, linhas, observacao } = orientacaoProtocolo
  return {
    titulo,
    linhas: linhas.map(({ ordem, rotulo, especialidades, orientacao }) => ({
      ordem,
      especialidade: rotulo,
      orientacao,
      aplica: especialidades.some((codigo) => codigo === especialidade),
    })),
    observacao,
  }
}
