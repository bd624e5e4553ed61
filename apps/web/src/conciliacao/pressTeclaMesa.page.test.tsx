import { type Conciliacao, conciliacao } from '@portal/contract/conciliacao.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { notice } from '../ui/notice.ts'
import { answerConciliacao, button, enderecoMesa, listaMesa, mesa } from './conciliacao.fixture.ts'
import { deposito } from './pagamento.fixture.ts'

const linha = (dia: string) => listaMesa.getByRole('listitem').filter({ hasText: `Pagamento de ${dia}` })
const press = (keys: string) => userEvent.keyboard(keys)

beforeEach(answerConciliacao)

const open = async () => {
  const aberta = openPage(enderecoMesa)
  await expect.element(listaMesa).toBeVisible()
  return aberta
}
/** By an arrow, from the bar above them. */
const enterPagamentos = async () => {
  await open()
  button(/^Importar extrato/)
    .element()
    .focus()
  await press('{ArrowDown}')
}
const aceitar = (dia: string) => button(`Aceitar o par do pagamento de ${dia}`)
/** What is accepted or refused is offered no longer; the undoing gives July back. */
const answerDecisoes = () => {
  const recusados = new Set<string>()
  const aceitos = new Set<string>()
  answer(conciliacao.linkDepositos, ({ body: { pares } }) => {
    for (const { partes } of pares) for (const { dataFechamento } of partes) aceitos.add(dataFechamento)
    return { acoes: [4] }
  })
  answer(conciliacao.createRecusa, ({ body: { pares } }) => {
    for (const { dataFechamento } of pares) recusados.add(dataFechamento)
    return { acao: 4 }
  })
  answer(conciliacao.cancelAcao, () => {
    aceitos.delete('2026-07-20')
    return { acao: 4, deOutro: null }
  })
  answer(
    conciliacao.getConciliacao,
    (): Conciliacao => ({
      ...mesa,
      pagamentos: mesa.pagamentos.map((um) =>
        aceitos.has(um.repasse.dataFechamento) ? { ...um, falta: '0.00', valorConciliado: '662.95' } : um,
      ),
      sugestoes: mesa.sugestoes.filter(
        ({ partes: [parte] }) => !aceitos.union(recusados).has(parte?.dataFechamento ?? ''),
      ),
      ultimaAcao: mesa.ultimaAcao && { ...mesa.ultimaAcao, tipo: 'par', pagamentos: ['2026-07-28'] },
    }),
  )
}
const bodies = (route: typeof conciliacao.linkDepositos) => sent(route).map(({ body }) => body)

describe('pelo teclado', () => {
  test('no pagamento em que nada falta, a seta para nele, e Enter não desfaz', async () => {
    const [, , emParte] = mesa.pagamentos
    answer(conciliacao.getConciliacao, {
      ...mesa,
      pagamentos: emParte ? [{ ...emParte, falta: '0.00' }] : [],
      sugestoes: [],
    })
    await enterPagamentos()
    await expect.element(linha('28/09/2026')).toHaveFocus()
    await press('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(linha('28/09/2026')).toHaveFocus()
    expect(sent(conciliacao.cancelAcao)).toEqual([])
  })

  test('setas vão de pagamento em pagamento, Enter aceita, N recusa, A aceita os iguais, F procura', async () => {
    await enterPagamentos()
    await expect.element(button('Escolher depósitos do pagamento de 28/10/2026')).toHaveFocus()
    // Of what was said of it in part, Enter undoes nothing.
    await press('{ArrowDown}')
    await expect.element(button('Escolher depósitos do pagamento de 28/09/2026')).toHaveFocus()
    await press('{ArrowDown}{ArrowDown}')
    await expect.element(button('Aceitar o par do pagamento de 28/07/2026')).toHaveFocus()
    await press('{ArrowUp}{Enter}')
    await expect
      .poll(() => bodies(conciliacao.linkDepositos))
      .toEqual([
        {
          pares: [
            {
              partes: [{ deposito: 2, dataFechamento: '2026-08-20', valor: '655.90' }],
              diferencas: [{ dataFechamento: '2026-08-20', tipo: 'retencao', valor: '7.05', texto: 'IRRF' }],
              sugerido: true,
            },
          ],
        },
      ])
    await expect
      .element(page.getByText(/^Pagamento de 28\/08\/2026 com o depósito .* Ctrl\+Z desfaz\.$/).first())
      .toBeVisible()
    await press('{ArrowDown}')
    await expect.element(button(/^Não é este.*28\/07/)).not.toHaveAttribute('data-espera')
    await press('n')
    await expect.poll(() => sent(conciliacao.createRecusa)).toHaveLength(1)
    await expect.element(button(/^Não é este.*28\/07/)).not.toHaveAttribute('data-espera')
    await expect
      .poll(() => sent(conciliacao.createRecusa).map(({ body }) => body))
      .toEqual([{ pares: [{ deposito: 1, dataFechamento: '2026-07-20' }] }])
    await press('a')
    await expect
      .poll(() => bodies(conciliacao.linkDepositos)[1])
      .toEqual({
        pares: [
          {
            partes: [{ deposito: 1, dataFechamento: '2026-07-20', valor: '662.95' }],
            diferencas: [],
            sugerido: true,
          },
        ],
      })
    await press('f')
    await expect.element(page.getByRole('searchbox', { name: 'Procurar depósito' })).toHaveFocus()
    await press('an')
    expect(sent(conciliacao.createRecusa)).toHaveLength(1)
    await press('{Enter}')
    await expect
      .poll(() => sent(conciliacao.listDepositos).at(-1)?.query)
      .toEqual({
        ano: 2026,
        situacao: 'ABERTOS',
        texto: 'an',
      })
  })

  test('Ctrl+Z desfaz o último, e cada item se desfaz por si', async () => {
    await open()
    const ditos = () =>
      notice.getSnapshot().flatMap(({ isShown, text }) => (isShown ? [text?.replaceAll('\u00a0', ' ')] : []))
    await button(/^Não é este.*28\/07/).click()
    await expect
      .poll(ditos)
      .toEqual(['Par recusado, pagamento de 28/07/2026: não será sugerido de novo. Ctrl+Z desfaz.'])
    await button('Aceitar o par do pagamento de 28/07/2026').click()
    // The key undoes the newest alone: no other notice names it any more.
    await expect.poll(ditos).toEqual(['Conciliado: pagamento de 28/07/2026. Ctrl+Z desfaz.'])
    await press('{Control>}z{/Control}')
    await expect.poll(ditos).toEqual(['Desfeito: Diferença de R$ 12,95 explicada, pagamento de 28/09/2026.'])
    await button('Desfazer: depósito de 13/10/2026, R$ 600,00 de R$ 662,95').click()
    await expect
      .poll(() => sent(conciliacao.cancelAcao).map(({ body }) => body))
      .toEqual([{ acao: 3, soPropria: true }, { acao: 2 }])
    await expect.poll(ditos).toEqual(['Desfeito: depósito de 13/10/2026, R$ 600,00 de R$ 662,95.'])
    await button('Aceitar o par do pagamento de 28/07/2026').click()
    await expect.poll(ditos).toEqual(['Conciliado: pagamento de 28/07/2026. Ctrl+Z desfaz.'])
  })

  test('o aviso vem quando a tecla já desfaz o que ele diz', async () => {
    await open()
    const release = hold(conciliacao.getConciliacao)
    await button('Aceitar o par do pagamento de 28/07/2026').click()
    await expect.poll(() => sent(conciliacao.linkDepositos)).toHaveLength(1)
    await expect.poll(() => sent(conciliacao.getConciliacao)).toHaveLength(2)
    expect(notice.getSnapshot()).toEqual([])
    release()
    await expect.poll(() => notice.getSnapshot()[0]?.text).toContain('Ctrl+Z desfaz.')
  })

  test('recusado de outro controle, o foco também vai ao seguinte que espera decisão', async () => {
    answerDecisoes()
    await open()
    button('Escolher depósitos do pagamento de 28/07/2026').element().focus()
    await press('n')
    await expect.element(linha('28/08/2026')).toHaveFocus()
    await press('n')
    expect(sent(conciliacao.createRecusa)).toHaveLength(1)
  })

  test('o foco vai aonde o trabalho continua, e ao que volta', async () => {
    answerDecisoes()
    await open()
    aceitar('28/07/2026').element().focus()
    await press('{Enter}')
    await expect.element(linha('28/08/2026')).toHaveFocus()
    await press('{ArrowDown}')
    await expect.element(aceitar('28/08/2026')).toHaveFocus()
    await press('{Enter}')
    // Nothing is offered any more: on to what has to be looked for.
    await expect.element(button('Escolher depósitos do pagamento de 28/10/2026')).toHaveFocus()
    await press('{Control>}z{/Control}')
    await expect.element(aceitar('28/07/2026')).toHaveFocus()
  })

  test.each([
    ['Enter duas vezes', '{Enter}', '{Enter}', conciliacao.linkDepositos],
    ['Enter sem soltar', '{Enter>9/}', '{Enter>9/}', conciliacao.linkDepositos],
    ['N duas vezes', 'n', 'n', conciliacao.createRecusa],
    ['N sem soltar', '{n>9/}', '{n>9/}', conciliacao.createRecusa],
  ] as const)(
    '%s decide só o par que se leu: do seguinte se lê antes, e uma seta leva ao botão',
    async (_nome, tecla, outra, route) => {
      answerDecisoes()
      await open()
      aceitar('28/07/2026').element().focus()
      await press(tecla)
      const seguinte = linha('28/08/2026')
      await expect.element(seguinte).toHaveFocus()
      await expect.element(seguinte).toHaveAccessibleName('Pagamento de 28/08/2026')
      await expect
        .element(seguinte)
        .toHaveAccessibleDescription(
          /^Depósito de 13\/10\/2026, .*: PIX\. A diferença está explicada .* fica como IRRF\.$/,
        )
      await press(outra)
      await expect.element(seguinte).toHaveFocus()
      expect(sent(route)).toHaveLength(1)
      await press(`{ArrowDown}${tecla}`)
      await expect.poll(() => sent(route)).toHaveLength(2)
    },
  )

  test.each([
    ['de Aceitar', aceitar('28/07/2026')],
    ['de Escolher depósitos', button('Escolher depósitos do pagamento de 28/07/2026')],
    ['de Ver glosas', page.getByRole('link', { name: /Ver glosas do pagamento de 28\/07/ })],
  ])('o que se oferece depois, do mesmo pagamento, também se lê antes: N %s', async (_nome, controle) => {
    answer(conciliacao.createRecusa, () => {
      const [certa, ...outras] = mesa.sugestoes
      const partes = certa?.partes.map((parte) => ({ ...parte, deposito: deposito(5) })) ?? []
      answer(conciliacao.getConciliacao, {
        ...mesa,
        sugestoes: certa ? [{ ...certa, partes }, ...outras] : [],
      })
      return { acao: 4 }
    })
    await open()
    controle.element().focus()
    await press('n')
    await expect.element(linha('28/07/2026')).toHaveFocus()
    await press('n{Enter}')
    await expect.element(linha('28/07/2026')).toHaveFocus()
    expect([sent(conciliacao.createRecusa).length, sent(conciliacao.linkDepositos).length]).toEqual([1, 0])
  })

  test('R leva às glosas deste pagamento', async () => {
    answer(financeiro.searchPeriodo, {})
    const { address } = await open()
    button('Aceitar o par do pagamento de 28/07/2026').element().focus()
    await press('r')
    await expect.poll(address).toBe('/portal/demonstrativoPagamento?dataFinal=2026-07-20&glosa=sim#glosas')
  })
})
