import { formatDecimal } from '@portal/domain/dinheiro/dinheiro.ts'
import { getStatusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import type { Associado } from '../associado/associado.store.ts'
import type { ImagemAnexada } from '../recursoGlosa/anexo.store.ts'
import type { EventoGlosado, GuiaGlosada } from '../recursoGlosa/glosado.store.ts'
import type { ItemRecurso, Recurso } from '../recursoGlosa/recurso.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Encaminhamento } from '../repasse/encaminhamento.store.ts'
import type { Formulario, Secao } from './formulario.ts'
import type { Profissional } from './impressao.store.ts'
import { colunas, type EventoRecurso, toCelulas, toSecaoEvento } from './itensRecurso.ts'
import { A_DECIDIR, secaoBeneficiario, secaoPrazos, secaoPrestador, secaoRecurso } from './secoesRecurso.ts'

/** What is known of an appeal when it is printed. */
export type DadosRecurso = {
  guia: GuiaGlosada
  eventos: readonly EventoGlosado[]
  recurso: Recurso
  itens: readonly ItemRecurso[]
  anexos: readonly ImagemAnexada[]
  associado: Associado
  profissional: Profissional
  /** How the guide went to payment. */
  encaminhamento: Encaminhamento | undefined
  tabela: TabelaRegras
  /** The day it is printed. */
  hoje: string
}

/** Puts an appeal in the order of TISS (Domínio §1.4): who, what about, the events, the words of each, the totals. */
export function toFormularioRecurso(
  dados: DadosRecurso,
  /** When and by whom it was printed. */
  emitidaEm: string,
): Formulario {
  const { guia, profissional } = dados
  const rede = getRede(profissional.rede)
  const eventos = listEventos(dados)
  return {
    titulo: 'Recurso de glosa odontológica',
    subtitulo: `${rede?.rotulo ?? profissional.rede} · ${getStatusFicha(guia.statusFicha).rotulo}`,
    antes: [
      secaoRecurso(dados, rede?.registroAns ?? ''),
      secaoPrestador(dados),
      secaoBeneficiario(dados),
      secaoPrazos(dados),
    ],
    tituloTabela: 'Eventos glosados no pagamento',
    colunas,
    itens: eventos.map(toCelulas),
    depois: [...eventos.map(toSecaoEvento), secaoTotais(dados, eventos)],
    rodape: emitidaEm,
  }
}

/** The events that were denied when the appeal was sent, each with what was sent of it. */
function listEventos({ eventos, itens, anexos, tabela }: DadosRecurso): EventoRecurso[] {
  return itens.flatMap((item) => {
    const isDele = (linha: { sequencialInclusao: number }) =>
      linha.sequencialInclusao === item.sequencialInclusao
    const evento = eventos.find(isDele)
    if (!evento) return []
    const descricao = tabela.find(evento.codigoEvento)?.descricao ?? ''
    return { evento, descricao, item, anexos: anexos.filter(isDele) }
  })
}

function secaoTotais({ recurso }: DadosRecurso, eventos: readonly EventoRecurso[]): Secao {
  const sum = (centavosOf: (evento: EventoRecurso) => number): string =>
    formatDecimal(eventos.reduce((soma, evento) => soma + centavosOf(evento), 0))
  const liberado = recurso.julgadoEm ? sum(({ item }) => item.liberadoCentavos ?? 0) : A_DECIDIR
  return {
    titulo: 'Totais (R$)',
    linhas: [
      [
        { rotulo: 'Glosado', valor: sum(({ evento }) => evento.glosaCentavos), peso: 1 },
        { rotulo: 'Recursado', valor: sum(({ item }) => item.recursadoCentavos), peso: 1 },
        { rotulo: 'Liberado', valor: liberado, peso: 1 },
      ],
    ],
  }
}
