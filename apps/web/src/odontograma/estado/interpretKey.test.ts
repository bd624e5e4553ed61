import { DENTES, DENTES_SUPRANUMERARIOS, findDente } from '@portal/domain/dente/dente.tables.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createEstado, type EstadoOdontograma, type RegrasOdontograma } from './estadoOdontograma.ts'
import { type Efeito, interpretKey, PRAZO_DIGITO_MS } from './interpretKey.ts'
import { findDenteSelecionado, listDentesSelecionados } from './selecao.ts'

const LIVRE: RegrasOdontograma = { supranumerarios: true, readOnly: false }

function press(inicial: EstadoOdontograma, teclas: string, regras = LIVRE) {
  const efeitos: Efeito[] = []
  let estado = inicial
  for (const [agora, nome] of teclas.split(' ').filter(Boolean).entries()) {
    const [, modos = '', key = ''] = /^((?:[SC]-)*)(.+)$/.exec(nome) ?? []
    const tecla = {
      key: key === 'Espaço' ? ' ' : key,
      shift: modos.includes('S'),
      ctrl: modos.includes('C'),
      agora,
    }
    const lida = interpretKey(estado, tecla, regras)
    estado = lida.estado
    efeitos.push(...(lida.efeitos ?? []))
  }
  return { estado, efeitos }
}

const escolhidos = (estado: EstadoOdontograma) =>
  listDentesSelecionados(estado.selecao).map(({ dente, faces }) => `${dente}${faces && ` ${faces}`}`)

describe('odontograma: teclado (Interface B3)', () => {
  test.each([
    ['2 6 O M', ['26 MO'], '26'],
    ['1 1 O', ['11 I'], '11'],
    ['1 1 L', ['11 P'], '11'],
    ['4 6 P I', ['46 OL'], '46'],
    ['4 6 O O', ['46'], '46'],
    ['1 1 ArrowRight', ['21'], '21'],
    ['4 1 ArrowRight', ['31'], '31'],
    ['1 8 ArrowLeft', ['18'], '18'],
    ['1 6 ArrowDown', ['46'], '46'],
    ['3 6 ArrowUp', ['26'], '26'],
    ['1 2 End', ['28'], '28'],
    ['1 2 Home', ['18'], '18'],
    ['1 2 S-ArrowRight S-ArrowRight S-ArrowRight', ['11', '12', '21', '22'], '22'],
    ['1 2 S-ArrowRight S-ArrowRight S-ArrowLeft', ['11', '12'], '11'],
    ['1 6 S-ArrowDown', ['16', '46'], '46'],
    ['1 6 S-ArrowLeft O', ['16 O', '17 O'], '17'],
    ['1 3 S-ArrowLeft O', ['13 I', '14 O'], '14'],
    ['1 6 Espaço', [], '16'],
    ['1 6 O Escape', [], '16'],
  ])('%s escolhe %j e fica no dente %s', (teclas, dentes, cursor) => {
    const { estado } = press(createEstado('permanente'), teclas, { ...LIVRE, supranumerarios: false })
    expect(escolhidos(estado)).toEqual(dentes)
    expect(estado.cursor).toBe(cursor)
  })

  it('atravessa as fileiras decíduas quando a dentição é mista', () => {
    const colunas = ['1 1', '1 5', '2 8'].map((dente) => {
      const { estado } = press(createEstado('mista'), `${dente} ArrowDown ArrowDown ArrowDown`, {
        ...LIVRE,
        supranumerarios: false,
      })
      return estado.cursor
    })
    expect(colunas).toEqual(['41', '45', '35'])
  })

  it('um número mostra a dentição em que o dente está', () => {
    const { estado } = press(createEstado('permanente'), '5 4 O')
    expect(estado.denticao).toBe('mista')
    expect(escolhidos(estado)).toEqual(['54 O'])
  })

  it('Shift+D percorre as dentições e leva o cursor ao companheiro', () => {
    const { estado, efeitos } = press(createEstado('mista'), '1 4 O S-D')
    expect(estado).toMatchObject({ denticao: 'decidua', cursor: '54', selecao: { tipo: 'nada' } })
    expect(efeitos).toEqual([{ tipo: 'dizer', texto: 'Dentição decídua.' }])
    expect(press(estado, 'S-D S-D').estado.denticao).toBe('mista')
  })

  it('o primeiro dígito espera o segundo só até o prazo', () => {
    const um = interpretKey(createEstado('permanente'), { key: '1', agora: 0 }, LIVRE).estado
    const cedo = interpretKey(um, { key: '6', agora: PRAZO_DIGITO_MS }, LIVRE).estado
    const tarde = interpretKey(um, { key: '6', agora: PRAZO_DIGITO_MS + 1 }, LIVRE).estado
    expect([cedo.cursor, cedo.digito]).toEqual(['16', undefined])
    expect([tarde.cursor, tarde.digito?.digito]).toEqual(['18', '6'])
  })

  test.each([
    ['9 0', 'Não existe dente 90.'],
    ['1 9', 'O dente 19 é supranumerário e não está no odontograma.'],
    ['1 8 O', 'O dente 18 não é aceito aqui.'],
    ['1 6 V', 'O evento não aceita a face V no dente 16.'],
  ])('%s diz "%s"', (teclas, texto) => {
    const regras = {
      supranumerarios: false,
      readOnly: false,
      dentesPermitidos: new Set(['16', '26']),
      facesPermitidas: 'MOD',
    }
    expect(press(createEstado('permanente'), teclas, regras).efeitos).toEqual([{ tipo: 'dizer', texto }])
  })

  it('Enter busca para a seleção, ou para o dente do cursor', () => {
    const selecao = { tipo: 'dentes', dentes: [{ dente: '26', faces: 'MO' }] }
    expect(press(createEstado('permanente'), '2 6 O M Enter').efeitos).toEqual([
      { tipo: 'buscarEvento', selecao },
    ])
    const vazio = press(createEstado('permanente'), 'Enter')
    expect(escolhidos(vazio.estado)).toEqual(['18'])
    expect(vazio.efeitos).toMatchObject([{ tipo: 'buscarEvento' }])
  })

  test.each([
    ['C-z', 'desfazer'],
    ['C-y', 'refazer'],
    ['S-C-Z', 'refazer'],
    ['?', 'ajuda'],
    ['Delete', 'remover'],
  ])('%s pede %s', (tecla, tipo) => {
    expect(press(createEstado('permanente'), tecla).efeitos).toMatchObject([{ tipo }])
  })

  it('somente leitura anda mas não marca, não busca nem remove', () => {
    const { estado, efeitos } = press(createEstado('permanente'), '2 6 O Enter Delete', {
      ...LIVRE,
      readOnly: true,
    })
    expect([estado.cursor, escolhidos(estado), efeitos]).toEqual(['26', ['26'], []])
  })

  test.each(['Tab', 'F5', 'a', 'C-c', 'S-Tab'])('deixa %s ao navegador', (nome) => {
    const inicial = createEstado('permanente')
    const key = nome.replace(/^.-/, '')
    const lida = interpretKey(inicial, { key, ctrl: nome.startsWith('C-'), agora: 0 }, LIVRE)
    expect(lida).toEqual({ estado: inicial })
  })

  it('as 5 faces dos 52 dentes e dos 8 supranumerários se marcam só com o teclado', () => {
    for (const dente of DENTES) {
      for (const face of dente.faces) {
        const { estado } = press(createEstado('permanente'), `${[...dente.codigo].join(' ')} ${face}`)
        expect(findDenteSelecionado(estado.selecao, dente.codigo)).toEqual({
          dente: dente.codigo,
          faces: face,
        })
      }
    }
    expect(DENTES.length - DENTES_SUPRANUMERARIOS.length).toBe(52)
  })

  it('as setas sozinhas alcançam os 60 dentes', () => {
    const vistos = new Set<string>()
    let fila = [createEstado('mista')]
    while (fila.length > 0) {
      const novos = fila.filter((estado) => !vistos.has(estado.cursor))
      for (const estado of novos) vistos.add(estado.cursor)
      fila = novos.flatMap((estado) =>
        ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((tecla) => press(estado, tecla).estado),
      )
    }
    expect(vistos).toEqual(new Set(DENTES.map((dente) => dente.codigo)))
  })

  it('nenhuma sequência de teclas escolhe o que o evento não permite', () => {
    const regras = { ...LIVRE, dentesPermitidos: new Set(['16', '26', '54', '11']), facesPermitidas: 'MOV' }
    const umaTecla = fc.constantFrom(
      ...'ArrowLeft ArrowRight ArrowUp ArrowDown S-ArrowLeft S-ArrowDown 1 2 5 6 M O D V L P I Espaço Enter S-D'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(umaTecla, { maxLength: 40 }), (teclas) => {
        const { estado } = press(createEstado('mista'), teclas.join(' '), regras)
        expect(findDente(estado.cursor)).toBeDefined()
        for (const { dente, faces } of listDentesSelecionados(estado.selecao)) {
          expect(regras.dentesPermitidos.has(dente)).toBe(true)
          expect(faces).toMatch(/^M?O?V?$/)
        }
      }),
    )
  })
})
