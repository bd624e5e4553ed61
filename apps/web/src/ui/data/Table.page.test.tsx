import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { notice } from '../notice.ts'
import { Rows } from './Rows.tsx'
import { Table } from './Table.tsx'
import type { TableSelection } from './tableColumn.ts'

const listPedidos = (total: number) =>
  Array.from({ length: total }, (_, at) => ({ numero: String(at + 1), situacao: 'Em análise' }))

const Pedidos = ({ total, selection }: { total: number; selection?: TableSelection }) => (
  <Table
    caption="Pedidos"
    columns={[
      { id: 'numero', header: 'Pedido', cell: ({ numero }) => numero, isRowHeader: true },
      { id: 'situacao', header: 'Situação', cell: ({ situacao }) => situacao },
    ]}
    rowKey={({ numero }) => numero}
    rowLabel={({ numero }) => `pedido ${numero}`}
    rows={listPedidos(total)}
    {...(selection && { selection })}
  />
)

const countRows = () => document.querySelectorAll('tbody th').length

test('até 200 linhas, todas; além delas só as que estão à vista, em uma caixa que rola pelo teclado', async () => {
  const show = showPart(<Pedidos total={200} />)
  await expect.poll(countRows).toBe(200)
  show(<Pedidos total={201} />)
  await expect.poll(countRows).toBeLessThan(60)
  const caixa = page.getByRole('region', { name: 'Pedidos' })
  await expect.element(caixa.getByRole('table')).toHaveAttribute('aria-rowcount', '202')
  await expect.element(caixa).toHaveAttribute('tabindex', '0')
})

test.each([
  ['uma das linhas', ['1'], true, false],
  ['todas elas', ['1', '2'], false, true],
  ['uma que já não está na lista', ['3'], false, false],
])('escolhida %s, a caixa de todas diz quanto', async (_caso, escolhidas, parte, todas) => {
  showPart(<Pedidos selection={{ keys: new Set(escolhidas), onChange: () => undefined }} total={2} />)
  const caixa = page.getByRole('checkbox', { name: 'Selecionar todas as linhas' })
  await expect.element(caixa).toBeVisible()
  const { indeterminate, checked } = caixa.element() as HTMLInputElement
  expect([indeterminate, checked]).toEqual([parte, todas])
})

test('no telefone, uma palavra mais longa do que a metade do cartão se parte, e o que está ao lado fica à vista', async () => {
  await page.viewport(360, 800)
  showPart(
    <Table
      caption="Pedidos"
      columns={[
        { id: 'numero', header: 'Pedido', cell: ({ numero }) => numero, isRowHeader: true },
        { id: 'nome', header: 'Paciente', cell: () => 'abcdefghij'.repeat(5) },
        { id: 'situacao', header: 'Situação', cell: ({ situacao }) => situacao },
      ]}
      rowKey={({ numero }) => numero}
      rowLabel={({ numero }) => `pedido ${numero}`}
      rows={listPedidos(1)}
    />,
  )
  const situacao = page.getByText('Em análise')
  await expect.element(situacao).toBeVisible()
  const cartao = situacao.element().closest('tr') ?? document.body
  expect(situacao.element().getBoundingClientRect().right).toBeLessThan(cartao.getBoundingClientRect().right)
  expect(cartao.scrollWidth).toBe(cartao.clientWidth)
})

/** Four orders headed by links, of which the third may not be chosen. */
function Escolha() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <Rows takesFocus>
      <Table
        actions={() => [{ id: 'abrir', label: 'Abrir', icon: 'eye', onAction: () => undefined }]}
        caption="Pedidos"
        columns={[
          {
            id: 'numero',
            header: 'Pedido',
            cell: ({ numero }) => <a href={`#${numero}`}>Pedido {numero}</a>,
            isRowHeader: true,
          },
        ]}
        rowKey={({ numero }) => numero}
        rowLabel={({ numero }) => `pedido ${numero}`}
        rows={listPedidos(4)}
        selection={{ keys, onChange: setKeys, mayChoose: (key) => key !== '3' }}
      />
    </Rows>
  )
}

const link = (numero: number) => page.getByRole('link', { name: `Pedido ${numero}` })
const listMarcados = () =>
  page
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((caixa) => caixa.getAttribute('aria-label'))

test('Espaço no link da linha a marca ou solta e o diz, sem rolar a página; J e K seguem de link em link', async () => {
  showPart(
    <div style={{ height: '300vh' }}>
      <Escolha />
    </div>,
  )
  await expect.element(link(1)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(listMarcados).toEqual(['Selecionar pedido 1'])
  await expect.element(page.getByText('Linha marcada: pedido 1.')).toBeInTheDocument()
  await expect.element(link(1)).toHaveFocus()
  await userEvent.keyboard('j ')
  await expect.poll(listMarcados).toEqual(['Selecionar pedido 1', 'Selecionar pedido 2'])
  await userEvent.keyboard('k ')
  await expect.poll(listMarcados).toEqual(['Selecionar pedido 2'])
  await expect.element(page.getByText('Linha desmarcada: pedido 1.')).toBeInTheDocument()
  await userEvent.keyboard('{End} ')
  await expect.poll(listMarcados).toEqual(['Selecionar pedido 2', 'Selecionar pedido 4'])
  await userEvent.keyboard('{Home}{Shift>} {/Shift}')
  await expect.poll(listMarcados).toContain('Selecionar todas as linhas')
  expect(window.scrollY).toBe(0)
})

test('Espaço na linha que não se marca o diz, e num botão da linha é do botão', async () => {
  showPart(<Escolha />)
  await expect.element(link(1)).toHaveFocus()
  await userEvent.keyboard('jj ')
  await expect.element(link(3)).toHaveFocus()
  expect(notice.getSnapshot()[0]).toMatchObject({
    title: 'Não se marca: pedido 3.',
    text: 'O motivo está na própria linha.',
  })
  page.getByRole('button', { name: 'Mais ações: pedido 2' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus()
  expect(listMarcados()).toEqual([])
})
