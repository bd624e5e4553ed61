import { manutencao } from '@portal/contract/manutencao.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { focusByKeyboard } from '../testing/focusByKeyboard.ts'
import { openPage } from '../testing/open.tsx'
import { readRows } from '../testing/readRows.ts'
import { ano, mariana, otavio } from './manutencao.fixture.ts'

const ENDERECO = '/portal/manutencoes'
const tabela = (nome: string) => page.getByRole('table', { name: nome, exact: true })
const contas = {
  aLiberar: { quantas: 2, valor: '175.50' },
  liberadas: { quantas: 1, valor: '85.00' },
  feitas: { quantas: 3, valor: '255.00' },
  perdidas: { quantas: 1, valor: '90.50' },
}
const listas = {
  A_LIBERAR: [mariana, otavio],
  LIBERADA: [{ ...mariana, numeroFicha: 700005 }],
  FEITA: [{ ...mariana, numeroFicha: 700006, data: '2026-11-12' }],
  PERDIDA: [{ ...otavio, mes: '2026-10' }],
}

beforeEach(() => {
  answer(manutencao.getMes, ({ query }) => ({
    mes: '2026-11',
    ultimoDia: '2026-11-30',
    codigoEspecialidade: 6,
    contas,
    manutencoes: listas[query.lista],
  }))
  answer(manutencao.listAnos, ({ body }) => ({ anos: body?.paciente === 'Ninguém' ? [] : [ano] }))
  answer(manutencao.getAno, ano)
})

describePage('ManutencoesPage', {
  open: () => openPage(ENDERECO),
  chamada: manutencao.getMes,
  espera: 'Carregando manutenções',
  pronto: tabela('Manutenções a liberar'),
})

describe('o mês', () => {
  test.each([
    [
      '',
      'A liberar 2',
      'Manutenções a liberar',
      'Em novembro de 2026 ainda sem guia: R$ 175,50. O que não for feito até 30/11/2026 se perde, sem usar um mês concedido.',
      [
        ['', 'Mariana Alves Ribeiro', '5 guias', 'R$ 85,00'],
        ['', 'Otávio Nunes', '2 guias: peça a prorrogação', 'R$ 90,50'],
      ],
    ],
    [
      '?aba=liberadas',
      'Liberadas 1',
      'Manutenções liberadas',
      'Guias que vencem em 30/11/2026, ainda sem data: R$ 85,00.',
      [['Mariana Alves Ribeiro', 'Guia 700005', '5 guias', 'R$ 85,00']],
    ],
    [
      '?aba=feitas',
      'Feitas 3',
      'Manutenções feitas',
      'Feitas em novembro de 2026: R$ 255,00.',
      [['Mariana Alves Ribeiro', 'Guia 700006', '12/11/2026', '5 guias', 'R$ 85,00']],
    ],
    [
      '?aba=perdidas',
      'Perdidas no mês anterior 1',
      'Manutenções perdidas no mês anterior',
      'O que o mês anterior deixou de render: R$ 90,50. Não volta; o prazo do tratamento continua.',
      [['Otávio Nunes', 'Sem guia', '2 guias: peça a prorrogação', 'R$ 90,50']],
    ],
  ])('em "%s", a aba %s diz cada uma, a conta e o dinheiro', async (busca, aba, nome, frase, linhas) => {
    openPage(`${ENDERECO}${busca}`)
    await expect.element(page.getByRole('tab', { name: aba })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText(frase)).toBeVisible()
    expect(
      readRows(tabela(nome)).map((linha) => linha.map((celula) => celula.replaceAll('\u00a0', ' '))),
    ).toEqual(linhas)
    await expect.element(page.getByRole('rowheader').first().getByRole('link')).toHaveFocus()
  })

  test('o fim da lista diz quantas das suas linhas a conta da aba não tem', async () => {
    const fimCobertura = { dia: '2026-11-20', motivo: 'plano' } as const
    answer(manutencao.getMes, {
      mes: '2026-11',
      ultimoDia: '2026-11-30',
      codigoEspecialidade: 6,
      contas: { ...contas, aLiberar: { quantas: 1, valor: '90.50' } },
      manutencoes: [{ ...mariana, fimCobertura }, otavio],
    })
    openPage(ENDERECO)
    await expect.element(page.getByRole('tab', { name: 'A liberar 1' })).toBeVisible()
    await expect
      .element(page.getByText('Fim da lista: 2 manutenções (1 não pode ser liberada hoje)'))
      .toBeVisible()
  })

  test('nos últimos dias do mês, um aviso diz o que se perde e em quantos dias', async () => {
    answer(manutencao.getMes, {
      mes: '2026-11',
      ultimoDia: '2026-11-23',
      codigoEspecialidade: 6,
      contas,
      manutencoes: listas.A_LIBERAR,
    })
    openPage(ENDERECO)
    await expect
      .element(
        page.getByText(
          'O que não for feito até 23/11/2026, em 2 dias, se perde, sem usar um mês concedido.',
          {
            exact: true,
          },
        ),
      )
      .toBeVisible()
    await expectAccessible()
  })

  test('aberta a lista, Espaço marca a manutenção em que se está, e Ctrl+Enter libera as marcadas', async () => {
    openPage(ENDERECO)
    await expect.element(page.getByRole('link', { name: mariana.nomeAssociado })).toHaveFocus()
    await userEvent.keyboard('j ')
    await expect.element(page.getByText('1 manutenção escolhida.', { exact: true })).toBeVisible()
    await expect.element(page.getByText(`Linha marcada: ${otavio.nomeAssociado}.`)).toBeInTheDocument()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('dialog').getByText(otavio.nomeAssociado)).toBeVisible()
  })

  test('onde nenhuma pode ser liberada hoje, nada se escolhe e nenhum dinheiro se diz em risco', async () => {
    answer(manutencao.getMes, {
      mes: '2026-11',
      ultimoDia: '2026-11-23',
      codigoEspecialidade: 6,
      contas: { ...contas, aLiberar: { quantas: 0, valor: '0.00' } },
      manutencoes: [{ ...mariana, fimCobertura: { dia: null, motivo: 'suspensao' } }],
    })
    openPage(ENDERECO)
    await expect
      .element(page.getByText('Nenhuma pode ser liberada hoje: cada linha diz por quê.'))
      .toBeVisible()
    expect(readRows(tabela('Manutenções a liberar'))[0]?.[0]).toBe('Mariana Alves Ribeiro Paciente suspenso')
    expect(page.getByRole('checkbox').elements()).toEqual([])
    expect(page.getByRole('button', { name: /^Liberar/ }).elements()).toEqual([])
    expect(page.getByText('ainda sem guia').elements()).toEqual([])
    await expectAccessible()
  })

  test.each([
    ['', 'Nenhuma manutenção a liberar'],
    ['?aba=liberadas', 'Nenhuma guia à espera'],
    ['?aba=feitas', 'Nenhuma manutenção feita'],
    ['?aba=perdidas', 'Nenhuma perdida'],
  ])('vazia em "%s": %s', async (busca, titulo) => {
    answer(manutencao.getMes, { mes: '2026-11', ultimoDia: '2026-11-30', codigoEspecialidade: 6 })
    openPage(`${ENDERECO}${busca}`)
    await expect.element(page.getByRole('heading', { name: titulo })).toBeVisible()
  })
})

describe('o ano', () => {
  const meses = tabela('Meses dos tratamentos de ortodontia')

  test('uma linha por tratamento, um mês por coluna, com a palavra e a guia; anda de seis em seis', async () => {
    const { address } = openPage(`${ENDERECO}?aba=ano`)
    await expect.element(meses).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Otávio Nunes' })).toHaveFocus()
    const [linha = []] = readRows(meses)
    expect(
      meses
        .getByRole('columnheader')
        .elements()
        .map((th) => th.textContent),
    ).toEqual([
      'Paciente',
      ...['mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'].map((mes) => `${mes}/26`),
      'jan/27',
      'fev/27',
    ])
    expect(linha).toEqual([
      'Otávio NunesAtivo · 1 de 12 meses, restam 2 guias2 guias: peça a prorrogação',
      '',
      '',
      '',
      '',
      'Feita, guia 700002',
      'Perdida, sem guia',
      'Perdida, com guia, guia 700003',
      'Feita, nada pago, guia 700004',
      'Liberada, guia 700005',
      'Futura',
      '',
    ])
    await expectAccessible()
    const depois = page.getByRole('button', { name: '6 meses depois' })
    await focusByKeyboard(depois)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('set/26 a ago/27')).toBeVisible()
    await expect.element(depois).toHaveFocus()
    expect(address()).toBe(`${ENDERECO}?aba=ano&de=2026-09`)
    await page.getByRole('button', { name: '6 meses antes' }).click()
    await expect.element(page.getByText('mar/26 a fev/27')).toBeVisible()
    for (const largura of [360, 768, 1920]) {
      await page.viewport(largura, 800)
      await expect.poll(() => expectNoSideScroll()).toBeUndefined()
    }
  })

  test('acha o paciente sem o pôr no endereço', async () => {
    const { address } = openPage(`${ENDERECO}?aba=ano`)
    await focusByKeyboard(page.getByRole('searchbox', { name: 'Paciente' }))
    await userEvent.keyboard('Ninguém{Enter}')
    await expect
      .element(page.getByRole('heading', { name: 'Nenhum tratamento deste paciente' }))
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(meses).toBeVisible()
    expect(address()).toBe(`${ENDERECO}?aba=ano`)
    expect(sent(manutencao.listAnos).map(({ body }) => body)).toEqual([{}, { paciente: 'Ninguém' }])
  })

  test('de um paciente, cada mês com a guia e a data, o aviso da prorrogação, e a volta', async () => {
    openPage(`${ENDERECO}?aba=ano`)
    const nome = page.getByRole('link', { name: 'Otávio Nunes' })
    await focusByKeyboard(nome)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Otávio Nunes' })).toHaveFocus()
    await expect.element(page.getByText('Está na hora de pedir a prorrogação')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Solicitar autorização' }))
      .toHaveAttribute(
        'href',
        `/portal/solicitarAutorizacao?paciente=${ano.chaveAssociado}&especialidade=6&tipo=9`,
      )
    expect(
      readRows(tabela('Meses do tratamento de Otávio Nunes')).map((linha) =>
        linha.map((celula) => celula.replaceAll('\u00a0', ' ')),
      ),
    ).toEqual([
      ['julho de 2026', 'Feita', '14/07/2026', 'Guia 700002', 'R$ 80,00', 'R$ 80,00'],
      ['agosto de 2026', 'Perdida, sem guia', '—', '—', 'R$ 80,00', '—'],
      ['setembro de 2026', 'Perdida, com guia', '—', 'Guia 700003', 'R$ 80,00', '—'],
      ['outubro de 2026', 'Feita, nada pago', '20/10/2026', 'Guia 700004', 'R$ 85,00', 'R$ 0,00: ver motivo'],
      ['novembro de 2026', 'Liberada', '—', 'Guia 700005', 'R$ 85,00', '—'],
      ['dezembro de 2026', 'Futura', '—', '—', 'R$ 85,00', '—'],
    ])
    await expectAccessible()
    await focusByKeyboard(page.getByRole('link', { name: 'Voltar à lista' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(nome).toHaveFocus()
  })

  test('de um paciente no fim da lista, a volta o põe à vista, e o que se procurou está lá', async () => {
    answer(manutencao.listAnos, {
      anos: Array.from({ length: 40 }, (_, i) => ({
        ...ano,
        nomeAssociado: `Paciente ${i + 1}`,
        tratamento: { ...ano.tratamento, numeroTratamento: 100 + i },
      })),
    })
    openPage(`${ENDERECO}?aba=ano`)
    await expect.element(meses).toBeVisible()
    const dito = () => [...document.querySelectorAll('[aria-live=polite]')].map((este) => este.textContent)
    expect(dito()).not.toContain('40 tratamentos')
    const campo = page.getByRole('searchbox', { name: 'Paciente' })
    await focusByKeyboard(campo)
    await userEvent.keyboard('Pac{Enter}')
    await expect.poll(dito).toContain('40 tratamentos')
    const ultimo = page.getByRole('link', { name: 'Paciente 40' })
    ultimo.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Otávio Nunes' })).toHaveFocus()
    await page.getByRole('link', { name: 'Voltar à lista' }).click()
    await expect.element(ultimo).toHaveFocus()
    await expect.element(ultimo).toBeInViewport()
    const caixa = page.getByRole('region', { name: 'Meses dos tratamentos' }).element()
    const mes = meses.getByRole('columnheader', { name: 'nov/26' }).element()
    expect(caixa.scrollTop).toBeGreaterThan(0)
    expect(mes.getBoundingClientRect().top - caixa.getBoundingClientRect().top).toBeLessThan(2)
    for (let passo = 0; passo < 39; passo += 1) {
      await userEvent.keyboard('{ArrowUp}')
      const { top } = document.activeElement?.getBoundingClientRect() ?? { top: 0 }
      expect(top).toBeGreaterThanOrEqual(mes.getBoundingClientRect().bottom)
    }
    await expect.element(page.getByRole('link', { name: 'Paciente 1', exact: true })).toHaveFocus()
    await expect.element(campo).toHaveValue('Pac')
  })

  test('no telefone, a aba escolhida e o mês de hoje estão à vista', async () => {
    await page.viewport(360, 740)
    openPage(`${ENDERECO}?aba=ano`)
    await expect.element(page.getByRole('tab', { name: 'Ano' })).toBeInViewport()
    await expect.element(meses).toBeVisible()
    const coluna = meses.getByRole('columnheader', { name: 'nov/26' }).element().getBoundingClientRect()
    expect(coluna.right).toBeLessThanOrEqual(360)
    expect(scrollX).toBe(0)
  })
})
