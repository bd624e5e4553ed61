import { conciliacao } from '@portal/contract/conciliacao.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { notice } from '../ui/notice.ts'
import { answerConciliacao, button, enderecoMesa, listaMesa, mesa } from './conciliacao.fixture.ts'
import { deposito } from './pagamento.fixture.ts'

beforeEach(async () => {
  await page.viewport(1366, 800)
  answerConciliacao()
})

const openMesa = async () => {
  openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
}

test('de quem nada fez a tecla nada desfaz, e o botão diz onde; o item de outra pessoa se desfaz dizendo de quem era', async () => {
  answer(conciliacao.getConciliacao, { ...mesa, ultimaAcao: null })
  answer(conciliacao.cancelAcao, { acao: 2, deOutro: 'Clínica Sorriso' })
  await openMesa()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => notice.getSnapshot()[0]?.title).toBe('Nada do que você fez está por desfazer aqui.')
  expect(notice.getSnapshot()[0]?.text).toBe('O que outra pessoa fez, ou já usou, se desfaz em Histórico.')
  await focusByKeyboard(button(/^Desfazer$/))
  await expect.element(page.getByText(/^Nada do que você fez está por desfazer aqui\./).first()).toBeVisible()
  expect(sent(conciliacao.cancelAcao)).toEqual([])
  // The book was begun, whoever did it.
  await expect.element(button('Escolher depósitos do pagamento de 28/10/2026')).toBeVisible()
  await button('Desfazer: depósito de 13/10/2026, R$ 600,00 de R$ 662,95').click()
  await expect
    .poll(() => notice.getSnapshot()[0]?.text?.replaceAll('\u00a0', ' '))
    .toBe('Desfeito: depósito de 13/10/2026, R$ 600,00 de R$ 662,95; tinha sido feito por Clínica Sorriso.')
})

test('o que outra pessoa muda aparece quando se volta a olhar a página', async () => {
  await openMesa()
  const escolher = button('Escolher depósitos do pagamento de 28/10/2026')
  await expect.element(escolher).toBeVisible()
  answer(conciliacao.getConciliacao, { ...mesa, pagamentos: mesa.pagamentos.slice(0, 1) })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => escolher.elements()).toEqual([])
  await expect.poll(() => sent(conciliacao.getConciliacao)).toHaveLength(2)
})

test.each([
  ['Aceitar o par do pagamento de 28/07/2026', conciliacao.linkDepositos, 'foi recusado'],
  [/^Não é este.*28\/07/, conciliacao.createRecusa, 'foi aceito'],
] as const)(
  '%s, do par que um colega já decidiu: diz quem e o quê, e a tela mostra como está',
  async (nome, route, dito) => {
    await openMesa()
    const frase = `O par do pagamento de 28/07/2026 ${dito} por Ana em 21/11/2026 08:59:59.`
    refuse(route, 'API-CNC-0009', [{ mensagem: frase }])
    answer(conciliacao.getConciliacao, { ...mesa, sugestoes: mesa.sugestoes.slice(1) })
    await button(nome).click()
    await expect
      .poll(() => notice.getSnapshot().map(({ title, text }) => [title, text]))
      .toEqual([
        [
          'Este par já foi decidido',
          `${frase} Nada mudou com o seu pedido. Veja como o pagamento está agora.`,
        ],
      ])
    // By then the offer is gone from the screen.
    expect(button('Aceitar o par do pagamento de 28/07/2026').elements()).toEqual([])
  },
)

test('o que uma regra achou diz se foi a soma ou a diferença', async () => {
  const [julho, agosto] = mesa.pagamentos
  if (!julho || !agosto) throw new Error('a mesa tem quatro')
  const parte = (acao: number, numero: number) => ({
    ...{ acao, deposito: deposito(numero), valor: '300.00', metodo: 'regra' as const },
  })
  answer(conciliacao.getConciliacao, {
    ...mesa,
    sugestoes: [],
    pagamentos: [
      { ...julho, partes: [parte(4, 1), parte(4, 2)] },
      {
        ...agosto,
        partes: [parte(5, 3)],
        diferencas: [{ acao: 5, tipo: 'retencao', valor: '7.05', texto: 'IRRF' }],
      },
    ],
  })
  await openMesa()
  const ditos = listaMesa.getByText(/TED AURORA ODONTO \(/).elements()
  expect(ditos.map(({ textContent }) => /\(.*\)$/.exec(textContent)?.[0])).toEqual([
    '(diferença explicada)',
    '(soma)',
    '(soma)',
  ])
})

const avisos = () =>
  notice.getSnapshot().map(({ tone, title, text }) => [tone, title, text?.replaceAll('\u00a0', ' ')])

test('o par aceito com uma diferença diz o par, a diferença e a que se deve, sem verde', async () => {
  await openMesa()
  await button('Aceitar o par do pagamento de 28/08/2026').click()
  await expect
    .poll(avisos)
    .toEqual([
      [
        'informacao',
        'Conciliado com diferença explicada',
        'Pagamento de 28/08/2026 com o depósito de 13/10/2026, R$ 655,90. A diferença de R$ 7,05 fica como IRRF. Ctrl+Z desfaz.',
      ],
    ])
})

test.each([
  ['50', 'informacao', 'A diferença de R$ 50,00 fica como Ajuste.'],
  ['30', 'atencao', 'A diferença de R$ 30,00 fica como Ajuste. Faltam R$ 20,00.'],
])('dos R$ 50,00 que faltam, %s explicados se dizem com a que se devem', async (valor, tom, dito) => {
  await openMesa()
  await button('Explicar o que falta do pagamento de 28/09/2026').click()
  await page.getByRole('radio', { name: 'Ajuste' }).click()
  await page.getByRole('textbox', { name: 'Valor (R$)' }).fill(valor)
  await button('Explicar a diferença').click()
  await expect
    .poll(avisos)
    .toEqual([[tom, 'Diferença explicada', `Pagamento de 28/09/2026. ${dito} Ctrl+Z desfaz.`]])
})

test('sem teclado, o aviso nomeia o botão', async () => {
  await page.viewport(360, 800)
  await openMesa()
  await button('Aceitar o par do pagamento de 28/07/2026').click()
  await expect.poll(() => notice.getSnapshot()[0]?.text).toContain('O botão Desfazer desfaz.')
})
