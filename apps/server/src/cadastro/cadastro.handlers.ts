import type { cadastro } from '@portal/contract/cadastro.ts'
import type { Handlers } from '../http/handler.ts'
import { listAlvaras } from './alvara.store.ts'
import { findContatos } from './contato.store.ts'
import { listCorpoClinico } from './corpoClinico.store.ts'
import { getArquivo } from './getArquivo.ts'
import { updateAlvara, uploadAlvara } from './renewAlvara.ts'
import { toAlvara } from './toAlvara.ts'
import { findTroca } from './troca.store.ts'
import { toTrocaContato, updateContatos } from './updateContatos.ts'
import { validateContatos } from './validateContatos.ts'

/** Spec §7.8, Operadora §6. */
export const cadastroHandlers: Handlers<typeof cadastro> = {
  updateContatos,
  validateContatos,
  updateAlvara,
  uploadAlvara,
  getArquivo,
  getAtualizacao: async ({ db, sessao, hoje }) => {
    const { codigoCredenciado } = sessao
    const [{ pendente, conferidoEm }, linhas] = await Promise.all([
      findContatos(db, codigoCredenciado),
      listAlvaras(db, codigoCredenciado),
    ])
    const alvaras = linhas.map((linha) => toAlvara(linha, hoje))
    // Each once, by what waits: a document under way or refused comes before the permit that it is to replace.
    const count = (conta: string) =>
      alvaras.filter(({ situacao, renovacao }) =>
        ['emAnalise', 'recusada'].includes(renovacao?.etapa ?? '')
          ? renovacao?.etapa === conta
          : situacao === conta,
      ).length
    return {
      pendente,
      conferidoEm: conferidoEm?.toISOString() ?? null,
      alvaras: {
        vencidos: count('vencido'),
        aVencer: count('aVencer'),
        naoEnviados: count('naoEnviado'),
        recusados: count('recusada'),
        emAnalise: count('emAnalise'),
      },
    }
  },
  getContatos: async ({ db, sessao, agora }) => {
    const { codigoCredenciado } = sessao
    const [{ contatoCredenciado, contatoUnidade, conferidoEm }, troca] = await Promise.all([
      findContatos(db, codigoCredenciado),
      findTroca(db, codigoCredenciado, agora),
    ])
    return {
      contatoCredenciado,
      contatoUnidade,
      conferidoEm: conferidoEm?.toISOString() ?? null,
      emConfirmacao: toTrocaContato(troca),
    }
  },
  listAlvaras: async ({ db, sessao, hoje }) =>
    (await listAlvaras(db, sessao.codigoCredenciado)).map((linha) => toAlvara(linha, hoje)),
  listCorpoClinico: ({ db, sessao, query }) =>
    listCorpoClinico(db, sessao.codigoCredenciado, query.descredenciados ?? false),
}
