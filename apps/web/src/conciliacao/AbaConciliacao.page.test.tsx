import { conciliacao } from '@portal/contract/conciliacao.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { theme } from '../ui/theme.ts'
import { answerConciliacao, button, enderecoMesa, listaMesa, mesa } from './conciliacao.fixture.ts'

const linha = (dia: string) => listaMesa.getByRole('listitem').filter({ hasText: `Pagamento de ${dia}` })
const press = (keys: string) => userEvent.keyboard(keys)

beforeEach(answerConciliacao)

const open = async () => {
  const aberta = openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
  return aberta
}
const bodies = (route: typeof conciliacao.linkDepositos) => sent(route).map(({ body }) => body)

describe('a aba', () => {
  test('espera, falha, é recusada e está vazia em palavras', async () => {
    const release = hold(conciliacao.getConciliacao)
    openPage(enderecoMesa)
    await expect.element(page.getByRole('status', { name: 'Carregando a conciliação' })).toBeVisible()
    release()
    await expect.element(listaMesa).toBeVisible()
    for (const codigo of ['API-GEN-0005', 'API-CNC-0001'] as const) {
      refuse(conciliacao.getConciliacao, codigo)
      openPage(enderecoMesa)
      await expect.element(page.getByRole('heading', { name: catalogoErros[codigo].titulo })).toBeVisible()
    }
    answer(conciliacao.getConciliacao, { ...mesa, anos: [], pagamentos: [] })
    openPage(enderecoMesa)
    await expect.element(page.getByRole('heading', { name: 'Nenhum pagamento para conciliar' })).toBeVisible()
  })

  test.each([
    [360, 'claro'],
    [1366, 'escuro'],
    [1920, 'claro'],
  ] as const)('cabe em %i px, e o axe nada acha (%s)', async (largura, tema) => {
    await page.viewport(largura, 800)
    theme.choose(tema)
    await open()
    await expect.element(page.getByRole('table', { name: 'Depósitos' })).toBeVisible()
    expectNoSideScroll()
    await expectAccessible()
  })

  test('aberta pelo endereço, começa no título', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('a tecla que aceita todos age desde o título, mas não numa lista de opções nem com um diálogo à frente', async () => {
    await page.viewport(1366, 800)
    await open()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(button(/^Aceitar 1 par igual/).getByText('A', { exact: true })).toBeVisible()
    page.getByRole('combobox', { name: 'Ano do pagamento' }).element().focus()
    await press('af')
    await expect.element(page.getByRole('combobox', { name: 'Ano do pagamento' })).toHaveFocus()
    await button(/^Importar extrato/).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await press('a')
    await press('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(bodies(conciliacao.linkDepositos)).toEqual([])
    page.getByRole('heading', { level: 1 }).element().focus()
    await press('a')
    await expect.poll(() => bodies(conciliacao.linkDepositos)).toHaveLength(1)
  })

  test('diz de cada pagamento o que há, o que se sugere, o que falta e por quê', async () => {
    await open()
    const read = (dia: string) => linha(dia).element().textContent.replaceAll('\u00a0', ' ')
    expect(read('28/07/2026')).toMatch(
      /Sugestão a conferir.*R\$ 662,95.*Depósito de 13\/10\/2026, R\$ 662,95: TED AURORA ODONTO/,
    )
    expect(read('28/07/2026')).toContain(
      'Valor igual, no dia do pagamento, com o nome da operadora, mesmo histórico de antes.',
    )
    expect(read('28/08/2026')).toContain(
      'A diferença está explicada no demonstrativo, 1 dia antes do pagamento, sem o nome da operadora. A diferença de R$ 7,05 fica como IRRF.',
    )
    expect(read('28/09/2026')).toMatch(/Faltam R\$ 50,00.*R\$ 600,00 conciliados/)
    expect(read('28/09/2026')).toContain(
      'Depósito de 13/10/2026, R$ 600,00 de R$ 662,95: TED AURORA ODONTO (escolha da clínica)',
    )
    expect(read('28/09/2026')).toContain('Retenção de R$ 12,95: ISS de outra cidade')
    expect(read('28/09/2026')).toContain(
      'O depósito mais próximo entre 26/09/2026 e 05/10/2026, de 13/10/2026, R$ 30,00, deixa faltando R$ 20,00.',
    )
    // Where what is offered pays all, nothing is left to explain.
    expect(
      button(/^Explicar o que falta/)
        .elements()
        .map(({ textContent }) => textContent.slice(-10)),
    ).toEqual(['28/10/2026', '28/09/2026'])
    expect(read('28/10/2026')).toMatch(/Sem depósito.*R\$ 662,95/)
    expect(read('28/10/2026')).toContain('Nenhum depósito em aberto entre 26/10/2026 e 04/11/2026.')
    expect(
      linha('28/08/2026')
        .getByRole('link', { name: /Ver glosas/ })
        .elements(),
    ).toEqual([])
    await expect
      .element(
        page.getByText(
          /^0 de 4 pagamentos conciliados; faltam R\$\s2\.038,85\. 3 depósitos em aberto de 12, R\$\s1\.348,85\. 1 par de valor igual para aceitar\.$/,
        ),
      )
      .toBeVisible()
  })

  test('antes do primeiro extrato, e antes do dia, nada falta', async () => {
    const futuro = { motivo: 'futuro', de: '2026-12-08', ate: '2026-12-17' } as const
    const semExtrato = { motivo: 'semExtrato', de: '2026-10-26', ate: '2026-11-04', perto: null } as const
    const [primeiro, segundo] = mesa.pagamentos.slice(-1).flatMap((um) => [
      { ...um, semPar: semExtrato },
      { ...um, semPar: futuro },
    ])
    answer(conciliacao.getConciliacao, {
      ...mesa,
      sugestoes: [],
      pagamentos: [primeiro, segundo].filter((um) => um !== undefined),
      depositos: { total: 0, semPar: 0, valorSemPar: '0.00' },
      comecada: false,
      ultimaAcao: null,
    })
    await open()
    const lidos = listaMesa.getByRole('listitem').elements()
    expect(
      lidos.map(({ textContent }) => /A conciliar|Ainda não pago|Sem depósito/.exec(textContent)?.[0]),
    ).toEqual(['Ainda não pago', 'A conciliar'])
    expect(listaMesa.element().textContent).not.toMatch(/Nenhum (depósito|extrato)/)
    await expect.element(page.getByText(/Importe o extrato do banco, em OFX ou CSV:/)).toBeVisible()
    // Nothing to choose from, nor to look through: only what brings it in.
    expect(button(/^(Escolher|Explicar)/).elements()).toEqual([])
    expect(page.getByRole('searchbox', { name: 'Procurar depósito' }).elements()).toEqual([])
  })

  test('só falta o que um extrato mostraria: do que nenhum diz, o pagamento fica a conciliar e se conta à parte', async () => {
    const [julho, , , outubro] = mesa.pagamentos
    if (!julho || !outubro) throw new Error('a mesa tem quatro')
    answer(conciliacao.getConciliacao, {
      ...mesa,
      sugestoes: [],
      pagamentos: [
        { ...julho, semPar: { motivo: 'semExtrato', de: '2026-07-26', ate: '2026-08-04', perto: null } },
        { ...outubro, semPar: { motivo: 'semDeposito', de: '2026-10-26', ate: '2026-10-31' } },
      ],
    })
    await open()
    await expect.element(linha('28/07/2026').getByText('A conciliar', { exact: true })).toBeVisible()
    await expect
      .element(linha('28/07/2026').getByText('Nenhum extrato de 26/07/2026 a 04/08/2026 foi importado.'))
      .toBeVisible()
    await expect.element(linha('28/10/2026').getByText('Sem depósito', { exact: true })).toBeVisible()
    await expect
      .element(
        linha('28/10/2026').getByText(
          'Nenhum depósito em aberto entre 26/10/2026 e 31/10/2026, até onde vai o extrato.',
        ),
      )
      .toBeVisible()
    await expect
      .element(
        page.getByText(
          /^0 de 1 pagamento conciliado; faltam R\$\s662,95\. De 1 pagamento não há extrato\. 3 depósitos/,
        ),
      )
      .toBeVisible()
  })

  test('do ano em que o extrato nada traz, o que falta se diz do mesmo modo', async () => {
    answer(conciliacao.getConciliacao, {
      ...mesa,
      sugestoes: [],
      pagamentos: mesa.pagamentos.slice(-1),
      depositos: { total: 0, semPar: 0, valorSemPar: '0.00' },
      comecada: false,
    })
    await open()
    await expect.element(linha('28/10/2026').getByText(/^Nenhum depósito em aberto entre/)).toBeVisible()
    await expect
      .element(
        page.getByText(
          /^0 de 1 pagamento conciliado; faltam R\$\s662,95\. Nenhum depósito deste ano foi importado ainda\./,
        ),
      )
      .toBeVisible()
  })

  test('uma sugestão de outro valor diz o que deixa faltando; o que ainda não venceu não falta', async () => {
    const [sugestao] = mesa.sugestoes
    const [julho, agosto, , outubro] = mesa.pagamentos
    if (!sugestao || !julho || !agosto || !outubro) throw new Error('a mesa tem quatro')
    answer(conciliacao.getConciliacao, {
      ...mesa,
      pagamentos: [
        julho,
        { ...agosto, falta: '0.00', valorConciliado: '662.95' },
        { ...outubro, semPar: { motivo: 'futuro', de: '2026-12-08', ate: '2026-12-17' } },
      ],
      sugestoes: [
        {
          ...sugestao,
          certa: false,
          partes: sugestao.partes.map((parte) => ({ ...parte, valor: '627.45' })),
          evidencia: { ...sugestao.evidencia, valor: 'outro' },
        },
      ],
    })
    await open()
    await expect.element(linha('28/07/2026')).toMatchTextContent(/Outro valor.*\. Deixa faltando R\$ 35,50\./)
    await button('Explicar o que falta do pagamento de 28/07/2026').click()
    await expect.element(page.getByText(/; com a sugestão, faltariam R\$\s35,50\. O que/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Valor (R$)' })).toHaveValue('35,50')
    await button('Voltar').click()
    await expect
      .element(page.getByText(/^1 de 2 pagamentos conciliados; faltam R\$\s662,95\. 3 depósitos/))
      .toBeVisible()
    // Read again, the run lacks that alone.
    answer(conciliacao.getConciliacao, {
      ...mesa,
      pagamentos: [{ ...julho, falta: '35.50', valorConciliado: '627.45' }],
      sugestoes: [],
    })
    await button('Aceitar o par do pagamento de 28/07/2026').click()
    await expect
      .element(page.getByText(/^Pagamento de 28\/07\/2026; faltam R\$\s35,50\. Ctrl\+Z desfaz\.$/).first())
      .toBeVisible()
  })
})
