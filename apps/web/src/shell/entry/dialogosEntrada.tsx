import type { ReactNode } from 'react'
import { especialidadesQuery, particularidadesQuery } from '../../credenciado/credenciado.queries.ts'
import type { Marca } from '../../marca/marca.ts'
import { hrefOf } from '../../rota/hrefOf.ts'
import { pendenciaQuery } from '../../termo/termo.queries.ts'
import { Link } from '../../ui/action/Link.tsx'
import { type Condicao, toCondicao } from './condicao.ts'

/** A dialog before an item: when it stands, what it says, and where it leads. */
export type DialogoEntrada = {
  condicao: Condicao
  titulo: string
  /** What could not be told when its condition was not read. */
  desconhecido: string
  texto: (marca: Marca) => ReactNode
  /** The words for going on without; absent for a dialog that nobody passes. */
  dispensa?: string
  confirma: { rotulo: string; href: (marca: Marca) => string }
}

const central = ({ emailCentral }: Marca) => <Link href={`mailto:${emailCentral}`}>{emailCentral}</Link>

/** The dialogs before SOLIC_AUTO, in the order of Spec §2.6. */
export const dialogosSolicAuto: readonly DialogoEntrada[] = [
  {
    condicao: toCondicao(pendenciaQuery, ({ termosPendentes }) => termosPendentes.length > 0),
    titulo: 'Termos pendentes',
    desconhecido: 'Não deu para saber se há termos pendentes',
    texto: () => (
      <>
        <p>Há termos da operadora que você ainda não aceitou.</p>
        <p>Leia e aceite agora, ou continue e faça isso depois.</p>
      </>
    ),
    dispensa: 'Continuar sem aceitar',
    confirma: { rotulo: 'Ler os termos', href: () => hrefOf('/portal/termosPendentes') },
  },
  {
    condicao: toCondicao(particularidadesQuery, ({ atualizarCadastro }) => atualizarCadastro),
    titulo: 'Atualização cadastral',
    desconhecido: 'Não deu para saber se o seu cadastro está em dia',
    texto: () => (
      <>
        <p>A operadora pede que você confira os dados do seu cadastro: contatos, alvarás e especialidades.</p>
        <p>Confira agora, ou continue e faça isso depois.</p>
      </>
    ),
    dispensa: 'Continuar sem atualizar',
    confirma: { rotulo: 'Conferir o cadastro', href: () => hrefOf('/portal/atualizacaoCadastral') },
  },
  {
    condicao: toCondicao(especialidadesQuery, (especialidades) => especialidades.length === 0),
    titulo: 'Nenhuma especialidade cadastrada',
    desconhecido: 'Não deu para saber quais são as suas especialidades',
    texto: (marca) => (
      <>
        <p>O seu cadastro não tem especialidades, e sem uma delas a operadora não libera senhas.</p>
        <p>Para incluir as suas, escreva para {central(marca)}, com o seu código de credenciado.</p>
      </>
    ),
    confirma: { rotulo: 'Ir para o início', href: () => '/portal' },
  },
]
