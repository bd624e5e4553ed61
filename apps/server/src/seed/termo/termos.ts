import { createHash } from 'node:crypto'
import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { redes } from '@portal/domain/rede/rede.data.ts'
import { CREDENCIADOS } from '../credenciado/credenciado.data.ts'
import type { Row } from '../database/insertTabelas.ts'
import { toInstante } from '../database/instante.ts'
import { assinaturaDigital } from './assinaturaDigital.data.ts'
import { termosUso } from './termosUso.data.ts'
import type { TextoDaRede } from './textoDaRede.ts'
import { tratamentoDados } from './tratamentoDados.data.ts'

type Edicao = {
  termo: string
  versao: number
  titulo: string
  texto: TextoDaRede
  /** Days before today on which it was published. */
  diasAtras: number
}

/** What every network publishes, the oldest first; each network numbers them from a hundred of its own. */
const EDICOES: readonly Edicao[] = [
  {
    termo: 'termosUso',
    versao: 1,
    titulo: 'Termos de uso do Portal do Credenciado',
    texto: termosUso,
    diasAtras: 610,
  },
  {
    termo: 'tratamentoDados',
    versao: 1,
    titulo: 'Acordo de tratamento de dados pessoais',
    texto: tratamentoDados,
    diasAtras: 420,
  },
  {
    termo: 'assinaturaDigital',
    versao: 1,
    titulo: 'Termo da guia digital e da assinatura eletrônica',
    texto: assinaturaDigital,
    diasAtras: 40,
  },
  {
    termo: 'termosUso',
    versao: 2,
    titulo: 'Termos de uso do Portal do Credenciado',
    texto: termosUso,
    diasAtras: 9,
  },
]

/** Who has not accepted the last two yet (Produto §11). */
const COM_PENDENTES = 100007
const DIAS_PENDENTES = 60

const sha256 = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex')

/** The documents of the networks, and who of the cast accepted them, when and from where. */
export function createTermos(hoje: string): Record<string, Row[]> {
  const documentos = redes.flatMap((rede, r) =>
    EDICOES.map(({ termo, versao, titulo, texto, diasAtras }, e) => ({
      codigo: (r + 1) * 100 + e + 1,
      rede: rede.codigo as string,
      termo,
      versao,
      titulo,
      texto: texto(rede, versao),
      publicado_em: toInstante(addDays(hoje, -diasAtras), 8 * 60),
      diasAtras,
    })),
  )
  const aceites = CREDENCIADOS.flatMap(({ codigo, nome, rede, dentistas, anosContrato }, c) => {
    const inicio = addMonths(hoje, -(anosContrato * 12 + 1))
    const unidades = new Set(['', ...dentistas.flatMap(({ unidade }) => unidade ?? [])])
    return documentos
      .filter((doc) => doc.rede === rede && !(codigo === COM_PENDENTES && doc.diasAtras < DIAS_PENDENTES))
      .flatMap((doc) => {
        // A few days after it was published, or with the contract, at an hour of the practice's own.
        const lido = addDays(hoje, 1 + (c % 7) - doc.diasAtras)
        const dia = lido > inicio ? lido : inicio
        const aceite = {
          codigo_credenciado: codigo,
          codigo_documento: doc.codigo,
          sha256: sha256(doc.texto),
          login: codigo,
          nome,
          em: toInstante(dia, 9 * 60 + 17 * c),
          ip: `203.0.113.${10 + c}`,
          protocolo: `${dia.replaceAll('-', '')}${String(100 + c).padStart(6, '0')}`,
        }
        return [...unidades].map((unidade) => ({ ...aceite, unidade }))
      })
  })
  return {
    documento_termo: documentos.map(({ diasAtras: _dias, ...documento }) => documento),
    aceite_termo: aceites,
  }
}
