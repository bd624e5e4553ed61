import { type Conciliacao, conciliacao } from '@portal/contract/conciliacao.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { toIdentidade } from '@portal/domain/conciliacao/credito.ts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '../testing/calls.ts'
import { deposito, pagamento } from './pagamento.fixture.ts'

/** One that is sure, one that is a sum, one matched in part and put down in part, and one that nothing came for. */
export const mesa: Conciliacao = {
  ano: 2026,
  anos: [2026, 2025],
  pagamentos: [
    pagamento('07'),
    pagamento('08', { valorGlosa: '0.00' }),
    pagamento('09', {
      valorConciliado: '600.00',
      falta: '50.00',
      partes: [{ acao: 2, deposito: deposito(9, { restante: '0.00' }), valor: '600.00', metodo: 'manual' }],
      diferencas: [{ acao: 3, tipo: 'retencao', valor: '12.95', texto: 'ISS de outra cidade' }],
      semPar: {
        motivo: 'outroValor',
        de: '2026-09-26',
        ate: '2026-10-05',
        deposito: deposito(8, { restante: '30.00' }),
        falta: '20.00',
      },
    }),
    pagamento('10', { semPar: { motivo: 'semDeposito', de: '2026-10-26', ate: '2026-11-04' } }),
  ],
  sugestoes: [
    {
      metodo: 'exata',
      certa: true,
      partes: [{ deposito: deposito(1), dataFechamento: '2026-07-20', valor: '662.95' }],
      evidencia: { valor: 'igual', dias: 0, referencia: 'inteira', conhecido: true, outrosIguais: 0 },
      diferenca: null,
    },
    {
      metodo: 'regra',
      certa: false,
      partes: [
        { deposito: deposito(2, { historico: 'PIX' }), dataFechamento: '2026-08-20', valor: '655.90' },
      ],
      evidencia: { valor: 'diferenca', dias: -1, referencia: 'nenhuma', conhecido: false, outrosIguais: 0 },
      diferenca: { tipo: 'retencao', rotulo: 'IRRF', valor: '7.05' },
    },
  ],
  depositos: { total: 12, semPar: 3, valorSemPar: '1348.85' },
  comecada: true,
  ultimaAcao: {
    numero: 3,
    tipo: 'diferenca',
    arquivo: null,
    itens: 1,
    valor: '12.95',
    pagamentos: ['2026-09-28'],
    dependentes: { pagamentos: 0, recusas: 0, diferencas: 0 },
    feitaEm: '2026-11-20T12:00:00.000Z',
    feitaPor: 'Clínica',
    desfeita: null,
  },
}

/** What tells a deposit that is here, and that a table or somebody tells in other words. */
export const doOfx = toIdentidade({
  ...{ conta: '033 1', dia: '2026-10-13', centavos: 66_295, historico: 'TED 77 AURORA' },
  ...{ documento: '77', ordem: 1 },
})

/** The tab with all its answers. */
export function answerConciliacao(): void {
  answer(financeiro.getCodigoPrincipal, { opcoes: [{ codigo: 3, dentistas: null }], repasses: [] })
  answer(conciliacao.getConciliacao, mesa)
  answer(conciliacao.listDepositos, {
    depositos: [deposito(1), deposito(2, { historico: 'PIX' })],
    proximo: null,
  })
  answer(conciliacao.listIdentidades, { identidades: [] })
  answer(conciliacao.listAcoes, { acoes: mesa.ultimaAcao ? [mesa.ultimaAcao] : [], proximo: null })
  answer(conciliacao.linkDepositos, { acoes: [4] })
  answer(conciliacao.createRecusa, { acao: 4 })
  answer(conciliacao.createDiferenca, { acao: 4 })
  answer(conciliacao.cancelAcao, { acao: 3, deOutro: null })
}

export const enderecoMesa = '/portal/demonstrativoPagamento?aba=conciliacao'
export const listaMesa = page.getByRole('list', { name: 'Pagamentos de 2026' })
export const button = (name: string | RegExp) => page.getByRole('button', { name })

/** A file of these lines, in the open dialog of a statement. */
export const uploadExtrato = (linhas: readonly string[], nome: string) =>
  userEvent.upload(
    page.getByRole('dialog').element().querySelector('input[type=file]') ?? document.body,
    new File([linhas.join('\r\n')], nome),
  )

/** The same, in a dialog that is opened for it. */
export const chooseExtrato = async (linhas: readonly string[], nome: string) => {
  await button(/^Importar extrato/).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await uploadExtrato(linhas, nome)
}
