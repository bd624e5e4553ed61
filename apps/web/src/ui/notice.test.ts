import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notice } from './notice.ts'

beforeEach(() => notice.clear())

describe('notice', () => {
  it('puts the newest first and tells its listeners', () => {
    const listener = vi.fn()
    const stop = notice.subscribe(listener)
    notice.push({ tone: 'sucesso', title: 'Guia enviada' })
    notice.push({ tone: 'perigo', title: 'Envio recusado' })
    stop()
    notice.push({ tone: 'neutro', title: 'Rascunho salvo' })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(notice.getSnapshot().map((one) => one.title)).toEqual([
      'Rascunho salvo',
      'Envio recusado',
      'Guia enviada',
    ])
  })

  it('keeps a hidden notice for the panel, unread until the panel opens', () => {
    const id = notice.push({ tone: 'informacao', title: 'Exportação pronta' })
    notice.hide(id)
    expect(notice.getSnapshot()).toMatchObject([{ isShown: false, isRead: false }])
    notice.markAllRead()
    expect(notice.getSnapshot()).toMatchObject([{ isShown: false, isRead: true }])
  })

  it('counts what one did oneself as read', () => {
    notice.push({ tone: 'sucesso', title: 'Guia enviada' })
    expect(notice.getSnapshot()).toMatchObject([{ isShown: true, isRead: true }])
  })

  it('shows the same words once while they are on the page, and again after they left', () => {
    const first = notice.push({ tone: 'perigo', title: 'Sem conexão' })
    const second = notice.push({ tone: 'perigo', title: 'Sem conexão' })
    expect(notice.getSnapshot().map((one) => one.id)).toEqual([second])
    notice.hide(second)
    notice.push({ tone: 'perigo', title: 'Sem conexão' })
    expect(notice.getSnapshot()).toHaveLength(2)
    expect(first).not.toBe(second)
  })

  it('takes the place of the one before about the same thing, which stays in the panel', () => {
    notice.push({ tone: 'sucesso', title: 'Pedido 2 salvo', about: 'pedido 2' })
    notice.push({ tone: 'sucesso', title: 'Pedido 1 salvo', about: 'pedido 1' })
    notice.push({ tone: 'sucesso', title: 'Pedido 1 cancelado', about: 'pedido 1' })
    expect(notice.getSnapshot().map(({ title, isShown }) => [title, isShown])).toEqual([
      ['Pedido 1 cancelado', true],
      ['Pedido 1 salvo', false],
      ['Pedido 2 salvo', true],
    ])
    notice.push({ tone: 'neutro', title: 'Rascunho salvo' })
    notice.push({ tone: 'neutro', title: 'Guia enviada' })
    expect(notice.getSnapshot().filter(({ isShown }) => isShown)).toHaveLength(2)
  })

  it.each([
    ['plain ones', ['a', 'b', 'c', 'd'], ['d', 'c']],
    ['one that is undone first', ['desfazer', 'b', 'c'], ['c', 'desfazer']],
    ['all undone', ['desfazer 1', 'b', 'desfazer 2', 'c'], ['c', 'desfazer 2', 'desfazer 1']],
  ])(
    'has two on the page, and each way back for its time, and all in the panel: %s',
    (_nome, titles, expected) => {
      for (const title of titles)
        notice.push({
          tone: 'neutro',
          title,
          ...(title.startsWith('desfazer') && { action: { label: 'Desfazer', run: vi.fn() } }),
        })
      const all = notice.getSnapshot()
      expect(all.filter(({ isShown }) => isShown).map(({ title }) => title)).toEqual(expected)
      expect(all).toHaveLength(titles.length)
    },
  )

  it('keeps the last fifty', () => {
    for (let i = 1; i <= 60; i++) notice.push({ tone: 'neutro', title: `Aviso ${i}` })
    expect(notice.getSnapshot()).toHaveLength(50)
    expect(notice.getSnapshot().at(-1)?.title).toBe('Aviso 11')
  })
})
