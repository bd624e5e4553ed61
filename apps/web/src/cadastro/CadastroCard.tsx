import { cadastro } from '@portal/contract/cadastro.ts'
import type { Reply } from '@portal/contract/route.ts'
import { useQuery } from '@tanstack/react-query'
import { showInstante } from '../calendario/format.ts'
import { LoadError } from '../carregamento/LoadError.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { Link } from '../ui/action/Link.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { atualizacaoQuery } from './cadastro.queries.ts'

type Atualizacao = Reply<typeof cadastro.getAtualizacao>

const count = (quantos: number, um: string, varios: string): string | false =>
  quantos > 0 && (quantos === 1 ? `1 ${um}` : `${quantos} ${varios}`)

/** What is so of the permits, in words; the worst first. */
export function describeAlvaras({ alvaras }: Pick<Atualizacao, 'alvaras'>): string {
  const { vencidos, aVencer, naoEnviados, emAnalise } = alvaras
  const partes = [
    count(vencidos, 'vencido', 'vencidos'),
    count(aVencer, 'a vencer', 'a vencer'),
    count(naoEnviados, 'não enviado', 'não enviados'),
    count(emAnalise, 'em análise', 'em análise'),
  ].filter(Boolean)
  return partes.length === 0 ? 'Alvarás em dia' : `Alvarás: ${partes.join(', ')}`
}

/** Whether the registration is up to date, and the way to what is not (Interface S01). */
export function CadastroCard() {
  const isAberto = useAcesso().whyNotCall(cadastro.listAlvaras) === undefined
  return isAberto ? <Cadastro /> : null
}

function Cadastro() {
  const atualizacao = useQuery(atualizacaoQuery)
  const { data, error } = atualizacao
  return (
    <Card title="Cadastro">
      {!data &&
        (error ? <LoadError query={atualizacao} /> : <Skeleton label="Carregando o cadastro" lines={2} />)}
      {data && (
        <Stack gap={3}>
          <p>
            <Link href="/portal/atualizacaoCadastral">{describeContatos(data)}</Link>
          </p>
          <p>
            <Link href="/portal/atualizacaoCadastral?aba=alvaras">{describeAlvaras(data)}</Link>
          </p>
        </Stack>
      )}
    </Card>
  )
}

function describeContatos({ pendente, conferidoEm }: Atualizacao): string {
  if (pendente) return 'A operadora pede que você confira os contatos'
  return conferidoEm === null
    ? 'Contatos ainda não conferidos'
    : `Contatos conferidos em ${showInstante(conferidoEm)}`
}
