import { describe, expect, it } from 'vitest'
import { namesOutroDente, readNomeArquivo } from './readNomeArquivo.ts'

const daGuia = ['36', '46']
const read = (nome: string) => readNomeArquivo(nome, daGuia).dente

describe('a tooth in the name of a file', () => {
  it.each([
    ['46.jpg', '46'],
    ['16.jpg', '16'],
    ['46 (3).jpg', '46'],
    ['46-2.jpg', '46'],
    ['46_2.jpg', '46'],
    ['dente 16.jpg', '16'],
    ['dente16.jpg', '16'],
    ['dente nº 16.jpg', '16'],
    ['dentes 16.jpg', '16'],
    ['elem 16.jpg', '16'],
    ['el. 16.jpg', '16'],
    ['D17 pos.png', '17'],
    ['rx 46 inicial.png', '46'],
    ['rx46.png', '46'],
    ['raio x 16.jpg', '16'],
    ['periapical do 16.jpg', '16'],
    ['radiografia inicial do 16.jpg', '16'],
    ['16 oclusal.jpg', '16'],
    ['Inicial_46 (2).jpg', '46'],
    ['24-11-2026 dente 46.jpg', '46'],
    ['R46.jpg', '46'],
    ['46v.jpg', '46'],
    ['46 foto 2.jpg', '46'],
    ['46 OD 2026.jpg', '46'],
    ['Maria Silva 46.jpg', '46'],
    ['rx 17 e 46.png', '46'],
    ['45-46 inicial.png', '46'],
    ['85 final.jpg', '85'],
  ])('%s: %s', (nome, dente) => {
    expect(read(nome)).toBe(dente)
  })

  it.each([
    'IMG_2041.jpg',
    '20261121.jpg',
    'IMG-20261124-WA0016.jpg',
    'DSC_0046.jpg',
    'img46.jpg',
    'WhatsApp Image 2026-11-24 at 11.40.02.png',
    'WhatsApp Image 2026-11-24 at 11.40.36 final.jpeg',
    '2026-11-16 final.jpg',
    'IMG_2026-11-16_final.jpg',
    'final 16.11.2026.jpg',
    '24-11-16 final.jpg',
    'rx 16-11-2026.jpg',
    'dente16-11-2026.jpg',
    'D 16-11-2026.jpg',
    'RX 11.46.02.jpg',
    'periapical_11_40_02.jpg',
    'final 11h30.jpg',
    'inicial 11.30.jpg',
    'radiografia 12.11.jpg',
    'foto 16 11 2026.jpg',
    'paciente 46 anos.jpg',
    'inicial 46 anos.jpg',
    'Maria Silva 16.jpg',
    'Maria 46 de 36.jpg',
    'rx 19.jpg',
    '36-46 inicial.jpg',
    'WhatsApp Image 2026-11-24 at 11.40.02 (36).jpeg',
    'inicial (46).jpg',
    'Maria (46) 98765-4321.jpg',
    'serie.tif',
  ])('none in %s', (nome) => {
    expect(read(nome)).toBeUndefined()
  })

  it.each(['panorâmica 46.tif', 'laudo 46.pdf'])('no tooth at all of %s', (nome) => {
    expect(read(nome)).toBeNull()
  })
})

it.each([
  ['46 final.jpg', 'final'],
  ['46 depois.jpg', 'final'],
  ['46_pós.jpg', 'final'],
  ['Inicial_46.jpg', 'inicial'],
  ['46 antes.jpg', 'inicial'],
  ['pré 46.jpg', 'inicial'],
  ['finalidade.jpg', undefined],
  ['presidente.jpg', undefined],
])('the moment of %s: %s', (nome, momento) => {
  expect(readNomeArquivo(nome, daGuia).momento).toBe(momento)
})

it.each([
  ['foto33.jpg', '35', true],
  ['foto33.jpg', '33', false],
  ['33 e 35.jpg', '35', false],
  ['img46.jpg', null, true],
  ['IMG_2041.jpg', '35', false],
  ['foto19.jpg', '35', false],
  ['foto (12).jpg', '35', false],
  ['Foto 24-11.jpg', '35', false],
  ['Maria (11) 98765-4321.jpg', '35', false],
  ['Maria 11-98765-4321.jpg', '35', false],
  ['WhatsApp Image 2026-11-24 at 11.40.36.jpeg', '35', false],
  ['paciente 46 anos.jpg', '35', false],
])('%s may speak of another tooth than %s: %s', (nome, dente, esperado) => {
  expect(namesOutroDente(nome, dente)).toBe(esperado)
})
