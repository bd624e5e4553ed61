import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import type { Associado } from '../associado/associado.store.ts'
import type { Evento } from '../guia/evento.store.ts'
import type { Guia } from '../guia/guia.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { ComPeso } from './divideLargura.ts'
import type { Profissional } from './impressao.store.ts'
import { type Coluna, colunas, explainNegativas, toItens } from './itensGto.ts'
import {
  secaoAssinaturas,
  secaoBeneficiario,
  secaoExecutante,
  secaoGuia,
  secaoSolicitante,
  secaoTotais,
} from './secoesGto.ts'

/** A field of the form. Numbers are the ANS legend's up to 26; beyond, the order is kept and no number promised. */
export type Campo = ComPeso & {
  numero?: number
  rotulo: string
  /** Blank where the portal does not know it: written by hand. */
  valor: string
  /** Room for a pen, in points. */
  alturaMinima?: number
}

/** One block of the form; the fields of a line share its width. */
export type Secao = { titulo: string; linhas: readonly (readonly Campo[])[] }

/** The GTO form as words, ready to be drawn: what stands before the procedures, they, and what stands after. */
export type FormularioGto = {
  titulo: string
  subtitulo: string
  antes: readonly Secao[]
  colunas: readonly Coluna[]
  itens: string[][]
  depois: readonly Secao[]
  rodape: string
}

/** What is known of a guide when it is printed. */
export type DadosGto = {
  guia: Guia
  eventos: readonly Evento[]
  associado: Associado
  profissional: Profissional
  tabela: TabelaRegras
  registroAns: string
}

/** Puts a guide in the order of the GTO form (Domínio §3). */
export function toFormularioGto(
  dados: Omit<DadosGto, 'registroAns'>,
  /** When and by whom it was printed. */
  emitidaEm: string,
): FormularioGto {
  const { guia, eventos, profissional, tabela } = dados
  const rede = getRede(profissional.rede)
  const completos = { ...dados, registroAns: rede?.registroAns ?? '' }
  const status = guia.statusFicha
  return {
    titulo: 'Guia de Tratamento Odontológico (GTO)',
    subtitulo: `${rede?.rotulo ?? profissional.rede} · ${getStatusFicha(status).rotulo}`,
    antes: [secaoGuia(completos), secaoBeneficiario(completos), secaoSolicitante, secaoExecutante(completos)],
    colunas,
    itens: toItens(eventos, { tabela, status }),
    depois: [
      ...toSecaoTexto('Códigos da negativa', explainNegativas(status, eventos)),
      secaoTotais(completos),
      { titulo: 'Observação', linhas: [[observacao(guia)]] },
      secaoAssinaturas(completos),
    ],
    rodape: emitidaEm,
  }
}

const observacao = ({ justificativaTecnica }: Guia): Campo => ({
  rotulo: 'Observação / justificativa',
  valor: justificativaTecnica ?? '',
  peso: 1,
})

const toSecaoTexto = (titulo: string, valor: string): Secao[] =>
  valor ? [{ titulo, linhas: [[{ rotulo: 'Tabela 38 da ANS', valor, peso: 1 }]] }] : []
