import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { findEspecialidade } from '@portal/domain/especialidade/especialidade.tables.ts'
import { orientacaoProtocolo } from '@portal/domain/guia/orientacaoProtocolo.data.ts'
import type { Handler } from '../http/handler.ts'

/** The protocol orientation table of Spec §9: a title, three ordered specialty rows, an observation. */
export const getInformacoesProtocolo: Handler<typeof liberacaoSenha.getInformacoesProtocolo> = async (
  context,
) => {
  const { query, fail } = context
  if (!findEspecialidade(query.especialidade)) return fail('API-GTO-0006')
  const { titulo, linhas, observacao } = orientacaoProtocolo
  return {
    titulo,
    linhas: linhas.map(({ ordem, rotulo, especialidades, orientacao }) => ({
      ordem,
      especialidade: rotulo,
      orientacao,
      aplica: especialidades.some((codigo) => codigo === query.especialidade),
    })),
    observacao,
  }
}
