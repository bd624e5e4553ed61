import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
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
