import type { Alvara } from '@portal/contract/cadastro.ts'
import { decideSituacaoAlvara } from '@portal/domain/cadastro/alvara.ts'
import { daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import type { ArquivoGuardado, LinhaAlvara, Renovacao } from './alvara.store.ts'

type RenovacaoContada = NonNullable<Alvara['renovacao']>

function toEtapa({ situacao, numero }: Renovacao): RenovacaoContada['etapa'] {
  if (situacao !== 'aberta') return situacao
  return numero === null ? 'aguardaDados' : 'aguardaArquivo'
}

const toArquivo = (arquivo: ArquivoGuardado | null): Alvara['arquivo'] =>
  arquivo && {
    nomeArquivo: arquivo.nomeArquivo,
    tipo: arquivo.tipo,
    bytes: arquivo.bytes,
    paginasTela: arquivo.paginasTela,
    enviadoEm: arquivo.enviadoEm.toISOString(),
  }

/** A permit as it is told. `hoje` is the civil day. */
export function toAlvara(
  { id, tipo, numero, dataValidade, renovacao, arquivo }: LinhaAlvara,
  hoje: string,
): Alvara {
  return {
    id,
    tipo,
    numero,
    dataValidade,
    situacao: decideSituacaoAlvara(dataValidade, hoje),
    dias: dataValidade === null ? null : daysBetween(hoje, dataValidade),
    renovacao: renovacao && {
      etapa: toEtapa(renovacao),
      numero: renovacao.numero,
      dataValidade: renovacao.dataValidade,
      motivo: renovacao.motivo,
      desde: renovacao.desde.toISOString(),
      protocolo: renovacao.protocolo,
      arquivo: toArquivo(renovacao.arquivo),
    },
    arquivo: toArquivo(arquivo),
  }
}
