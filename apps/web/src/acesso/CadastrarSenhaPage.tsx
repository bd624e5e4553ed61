import { acesso } from '@portal/contract/acesso.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'
import { Spinner } from '../ui/action/Spinner.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'
import { CodigoRecebidoForm } from './CodigoRecebidoForm.tsx'
import { DefinicaoSenhaForm } from './DefinicaoSenhaForm.tsx'
import { titulosFluxo } from './definicaoSenha.ts'
import { dropFluxo, takeFluxo } from './fluxoSenha.ts'
import { LinkSemValidade } from './LinkSemValidade.tsx'
import { SenhaCriada } from './SenhaCriada.tsx'

/** `/acesso/CadastrarSenha` and its brand twins: a link or code is checked, then the password defined (Interface S25). */
export default function CadastrarSenhaPage() {
  const [token, setToken] = useState(takeFluxo)
  const [feita, setFeita] = useState<{ login: string; expiraEm: string }>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['acesso.validateFluxo', token],
    queryFn: ({ signal }) => call(acesso.validateFluxo, { query: { token: token ?? '' }, signal }),
    enabled: token !== undefined && !feita,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

  useEffect(() => {
    // Another link opened in the same tab only changes what stands behind the "#".
    const read = () => setToken(takeFluxo())
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  if (feita) return <SenhaCriada {...feita} />
  if (token === undefined)
    return (
      <AcessoLayout
        lead="Abra o link que enviamos ao seu e-mail, ou digite o código da mensagem."
        title="Criar a senha"
      >
        <CodigoRecebidoForm onTyped={setToken} />
      </AcessoLayout>
    )
  if (isErroApi(error, 'API-ACE-0007')) return <LinkSemValidade onType={() => setToken(undefined)} />
  if (error) {
    const { title, text } = toNotice(error)
    return (
      <AcessoLayout title="Criar a senha">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} title={title}>
          {text}
        </ErrorState>
      </AcessoLayout>
    )
  }
  if (!data)
    return (
      <AcessoLayout title="Criar a senha">
        <Spinner label="Conferindo o link" />
      </AcessoLayout>
    )
  return (
    <AcessoLayout lead={`Para entrar com o código ${data.userLogin}.`} title={titulosFluxo[data.tipoFluxo]}>
      <DefinicaoSenhaForm
        isPrimeira={data.tipoFluxo === 'PA'}
        login={data.userLogin}
        onDone={(expiraEm) => {
          dropFluxo()
          setFeita({ login: data.userLogin, expiraEm })
        }}
        onExpired={() => void refetch()}
        token={token}
      />
    </AcessoLayout>
  )
}
