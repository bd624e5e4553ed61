import { cadastro } from '@portal/contract/cadastro.ts'
import type { Reply } from '@portal/contract/route.ts'
import { useQuery } from '@tanstack/react-query'
import { showInstante } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { DA_CLINICA, useParteClinica } from '../credenciado/useParteClinica.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Link } from '../ui/action/Link.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { describeContas } from './alvaraWords.ts'
import { atualizacaoQuery } from './cadastro.queries.ts'

type Atualizacao = Reply<typeof cadastro.getAtualizacao>

/** What is so of the permits, in a line. */
export function describeAlvaras({ alvaras }: Pick<Atualizacao, 'alvaras'>): string {
  const contas = describeContas(alvaras)
  return contas === '' ? 'Alvarás em dia' : `Alvarás: ${contas}`
}

/** Whether the registration is up to date, and the way to what is not (Interface S01). */
export function CadastroCard() {
  const isAberto = useAcesso().whyNotCall(cadastro.listAlvaras) === undefined
  return isAberto ? <Cadastro /> : null
}

function Cadastro() {
  const isParte = useParteClinica()
  return (
    <Card description={isParte && DA_CLINICA} title="Cadastro">
      <QueryView lines={2} loading="Carregando o cadastro" query={useQuery(atualizacaoQuery)}>
        {(atualizacao) => (
          <Stack gap={3}>
            <p>
              <Link href={hrefOf('/portal/atualizacaoCadastral')}>{describeContatos(atualizacao)}</Link>
            </p>
            <p>
              <Link href={hrefOf('/portal/atualizacaoCadastral', { aba: 'alvaras' })}>
                {describeAlvaras(atualizacao)}
              </Link>
            </p>
          </Stack>
        )}
      </QueryView>
    </Card>
  )
}

function describeContatos({ pendente, conferidoEm }: Atualizacao): string {
  if (pendente) return 'A operadora pede que você confira os contatos'
  return conferidoEm === null
    ? 'Contatos ainda não conferidos'
    : `Contatos conferidos em ${showInstante(conferidoEm)}`
}
