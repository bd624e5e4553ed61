import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { FimGuia } from '@portal/domain/guia/fimGuia.ts'
import { nameSituacao } from '@portal/domain/guia/perspectiva.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { getRede } from '@portal/domain/rede/rede.tables.ts'
import type { Associado } from '../associado/associado.store.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import type { FormularioDaGuia } from '../guia/fatos/formularioOrto.store.ts'
import type { Guia } from '../guia/fatos/guia.store.ts'
import type { Pagos } from '../guia/reply/loadPagos.ts'
import { loadEtapa } from '../guia/reply/situacao.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Encaminhamento } from '../repasse/encaminhamento.store.ts'
import type { Campo, Formulario, Secao } from './formulario.ts'
import type { Profissional } from './impressao.store.ts'
import { colunas, explainNegativas, toItens } from './itensGto.ts'
import {
  secaoAssinaturas,
  secaoBeneficiario,
  secaoExecutante,
  secaoGuia,
  secaoSolicitante,
  secaoTotais,
} from './secoesGto.ts'
import { secoesOrto } from './secoesOrto.ts'

/** What is known of a guide when it is printed. */
export type DadosGto = {
  guia: Guia
  eventos: readonly Evento[]
  /** What the runs made of the events, as far as whoever prints may read it. */
  pagos: Pagos
  /** The runs that released it, as far; undefined while none did. */
  pagamentos: GuiaDetalhada['pagamentos']
  associado: Associado
  profissional: Profissional
  tabela: TabelaRegras
  registroAns: string
  /** The ends that bound its work, as its screen tells them. */
  fim: Pick<FimGuia, 'fimCobertura' | 'eventosNaoPagos' | 'prazosApresentacao'>
  /** How it went to payment; undefined while it has not. */
  encaminhamento: Encaminhamento | undefined
  /** The orthodontic form that it was sent with. */
  formulario: FormularioDaGuia | undefined
}

/** Puts a guide in the order of the GTO form (Domínio §3). */
export function toFormularioGto(
  dados: Omit<DadosGto, 'registroAns'>,
  hoje: string,
  /** When and by whom it was printed. */
  emitidaEm: string,
): Formulario {
  const { guia, eventos, pagos, profissional, tabela, fim } = dados
  const rede = getRede(profissional.rede)
  const completos = { ...dados, registroAns: rede?.registroAns ?? '' }
  const status = guia.statusFicha
  const perspectiva = {
    ...guia,
    ...fim,
    codigoEtapaAtual: loadEtapa(guia),
    senhaRenovada: guia.renovadaEm !== null,
  }
  return {
    // Nobody is to treat by the paper of what was cancelled: its title says so, and not the line under it alone.
    titulo: `Guia de Tratamento Odontológico (GTO)${status === statusFicha.cancelada ? ' CANCELADA' : ''}`,
    subtitulo: `${rede?.rotulo ?? profissional.rede} · ${nameSituacao(perspectiva, hoje)}`,
    antes: [
      secaoGuia(completos),
      secaoBeneficiario(completos),
      secaoSolicitante(completos),
      secaoExecutante(completos),
    ],
    tituloTabela: 'Procedimentos',
    colunas,
    itens: toItens(eventos, { tabela, status, pagos }),
    depois: [
      ...toSecaoTexto('Códigos da negativa', explainNegativas({ status, pagos }, eventos)),
      secaoTotais(completos),
      { titulo: 'Observação', linhas: [[observacao(guia)]] },
      ...secoesOrto(dados.formulario),
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
