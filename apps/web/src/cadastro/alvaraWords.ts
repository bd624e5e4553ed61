import type { Alvara, cadastro } from '@portal/contract/cadastro.ts'
import type { Reply } from '@portal/contract/route.ts'
import { avisosAlvara } from '@portal/domain/cadastro/alvara.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { showData } from '../calendario/format.ts'

const [, perto, muitoPerto] = avisosAlvara

const dias = (quantos: number): string => countOf(quantos, 'dia', 'dias')

/** The state of a permit in a word, by how near its end is (Operadora §6). */
export function describeSituacao({ situacao, dias: restam }: Alvara): { palavra: string; tone: Tom } {
  if (situacao === 'naoEnviado') return { palavra: 'Não enviado', tone: 'atencao' }
  if (restam === null) return { palavra: 'Em vigor', tone: 'sucesso' }
  if (situacao === 'vencido') return { palavra: `Venceu há ${dias(-restam)}`, tone: 'perigo' }
  if (situacao === 'valido') return { palavra: 'Em vigor', tone: 'sucesso' }
  if (restam === 0) return { palavra: 'Vence hoje', tone: 'perigo' }
  return {
    palavra: `Vence em ${dias(restam)}`,
    tone: restam <= muitoPerto ? 'perigo' : restam <= perto ? 'atencao' : 'informacao',
  }
}

/** What one does about a permit: what was never there is not renewed. */
export const nameRenovacao = ({ situacao }: Alvara): string =>
  situacao === 'naoEnviado' ? 'Enviar' : 'Renovar'

type ContasAlvaras = Reply<typeof cadastro.getAtualizacao>['alvaras']

const count = (quantos: number, um: string, varios: string): string | false =>
  quantos > 0 && countOf(quantos, um, varios)

/** What is so of the permits, in words, the worst first: the same at home and on their tab; empty where all is in order. */
export const describeContas = ({ vencidos, aVencer, naoEnviados, recusados, emAnalise }: ContasAlvaras) =>
  [
    count(vencidos, 'vencido', 'vencidos'),
    count(aVencer, 'a vencer', 'a vencer'),
    count(naoEnviados, 'não enviado', 'não enviados'),
    count(recusados, 'recusado', 'recusados'),
    count(emAnalise, 'em análise', 'em análise'),
  ]
    .filter(Boolean)
    .join(', ')

/** Whether nothing of the permits waits for the provider. */
export const isSoDaOperadora = ({ vencidos, aVencer, naoEnviados, recusados }: ContasAlvaras): boolean =>
  vencidos + aVencer + naoEnviados + recusados === 0

/** What is in force, in a line. */
export const describeVigor = ({ numero, dataValidade }: Alvara): string =>
  numero === null
    ? 'Nenhum documento em vigor no cadastro.'
    : `Nº ${numero}, vale até ${showData(dataValidade)}`

export type ArquivoVisto = {
  qual: 'emVigor' | 'enviado'
  palavra: string
  arquivo: NonNullable<Alvara['arquivo']>
}

/** The files that can be looked at. Before any is in force the server tells the renewal's own for it: it is one. */
export function listArquivos({ arquivo, renovacao }: Alvara): ArquivoVisto[] {
  const enviado = renovacao?.arquivo
  const isEmVigor = arquivo && arquivo.enviadoEm !== enviado?.enviadoEm
  return [
    ...(isEmVigor ? [{ qual: 'emVigor', palavra: 'Ver arquivo', arquivo } as const] : []),
    ...(enviado ? [{ qual: 'enviado', palavra: 'Ver arquivo enviado', arquivo: enviado } as const] : []),
  ]
}

/** Until the answer the document in force stays so; of a permit that was never sent there is none. */
export const sayAteLa = ({ numero }: Alvara): string =>
  numero === null ? '' : ' Até a resposta vale o documento de antes.'

/** The stage of what was sent; undefined when none is under way. */
export function describeRenovacao(alvara: Alvara): { palavra: string; tone: Tom; texto: string } | undefined {
  const { renovacao } = alvara
  if (renovacao === null) return undefined
  const { etapa, motivo, dataValidade, protocolo } = renovacao
  if (etapa === 'recusada') return { palavra: 'Documento recusado', tone: 'perigo', texto: motivo ?? '' }
  if (etapa === 'emAnalise')
    return {
      palavra: 'Documento em análise',
      tone: 'informacao',
      texto: `Enviado${protocolo ? ` com o protocolo ${protocolo}` : ''}, com validade até ${showData(dataValidade)}.${sayAteLa(alvara)}`,
    }
  return etapa === 'aguardaArquivo'
    ? {
        palavra: 'Falta o arquivo',
        tone: 'atencao',
        texto: 'Número e validade estão guardados; envie o documento.',
      }
    : {
        palavra: 'Faltam os dados',
        tone: 'atencao',
        texto: 'O arquivo está guardado; informe número e validade.',
      }
}
