import { DENTES, DENTES_SUPRANUMERARIOS, type Dente } from '@portal/domain/dente/dente.tables.ts'
import { FACES } from '@portal/domain/dente/face.tables.ts'
import { REGIOES, type TipoRegiao } from '@portal/domain/dente/regiao.tables.ts'

const listQuadrante = (quadrante: number): string =>
  DENTES.filter((dente) => dente.quadrante === quadrante && !dente.supranumerario)
    .map(({ codigo, nome }) => `- **${codigo}** ${nome}`)
    .join('\n')

const QUADRANTES = [
  [1, 'Permanentes, superior direito'],
  [2, 'Permanentes, superior esquerdo'],
  [3, 'Permanentes, inferior esquerdo'],
  [4, 'Permanentes, inferior direito'],
  [5, 'Decíduos, superior direito'],
  [6, 'Decíduos, superior esquerdo'],
  [7, 'Decíduos, inferior esquerdo'],
  [8, 'Decíduos, inferior direito'],
] as const

const listRegioes = (...tipos: TipoRegiao[]): string =>
  REGIOES.filter(({ tipo }) => tipos.includes(tipo))
    .map(({ codigo, nome }) => `- **${codigo}** ${nome}`)
    .join('\n')

const supranumerarios = DENTES_SUPRANUMERARIOS.map(({ codigo }: Dente) => codigo).join(', ')

/** Tables 28, 32 and 42 of TISS as the portal takes them. */
export const dentesFaces = `Os códigos que se escrevem na guia: dentes da tabela 28 da TISS, faces da 32 e regiões da 42.

## Faces

${FACES.map(({ codigo, nome }) => `- **${codigo}** ${nome}`).join('\n')}

Incisivos e caninos têm a face **I** (incisal); pré-molares e molares, a **O** (oclusal). A face de dentro é **P** (palatina) nos dentes de cima e **L** (lingual) nos de baixo. Um dente tem cinco faces.

${QUADRANTES.map(([quadrante, nome]) => `## ${nome}\n\n${listQuadrante(quadrante)}`).join('\n\n')}

## Supranumerários

Um por hemi-arco de cada dentição, com o final 9: ${supranumerarios}.

## Arcadas, hemi-arcos e sextantes

${listRegioes('arcada', 'hemiArco', 'sextante')}`
