import { acesso } from '@portal/contract/acesso.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { isErroApi } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'
import { Link } from '../ui/action/Link.tsx'
import { Spinner } from '../ui/action/Spinner.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'
import { CodigoRecebidoForm } from './CodigoRecebidoForm.tsx'
import { DefinicaoSenhaForm } from './DefinicaoSenhaForm.tsx'
import { titulosFluxo } from './definicaoSenha.ts'
import { describeSenhaDefinida, entrarComSenha } from './entrarComSenha.ts'
import { dropFluxo, takeFluxo } from './fluxoSenha.ts'
import { LinkSemValidade } from './LinkSemValidade.tsx'
import { SenhaCriada } from './SenhaCriada.tsx'
import { useEnderecoSenha } from './useEnderecos.ts'
import { VoltarEntrada } from './VoltarEntrada.tsx'

/** `/acesso/CadastrarSenha` and its brand twins: a link or code is checked, then the password defined (Interface S25). */
export default function CadastrarSenhaPage() {
  const [token, setToken] = useState(takeFluxo)
  const [feita, setFeita] = useState<string>()
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

  if (feita) return <SenhaCriada texto={feita} />
  if (token === undefined)
    return (
      <AcessoLayout
        lead="Digite o código que você recebeu no celular. Se recebeu um link, abra-o pela mensagem."
        title="Criar a senha"
      >
        <Stack gap={4}>
          <CodigoRecebidoForm onTyped={setToken} />
          <OutrosCaminhos />
        </Stack>
      </AcessoLayout>
    )
  if (isErroApi(error, 'API-ACE-0007'))
    // What a link was for is known when it was good at first.
    return <LinkSemValidade tipoFluxo={data?.tipoFluxo} onType={() => setToken(undefined)} />
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
        onDone={(definida) => {
          const texto = describeSenhaDefinida(definida.expiraEm, data.userLogin, data.tipoFluxo)
          dropFluxo()
          setFeita(texto)
          entrarComSenha(definida, texto, data.tipoFluxo)
        }}
        onExpired={() => void refetch()}
        token={token}
      />
    </AcessoLayout>
  )
}

/** For whoever has no code, or has just created the password and reloaded the page. */
function OutrosCaminhos() {
  const enderecoSenha = useEnderecoSenha()
  return (
    <>
      <p>
        Sem link nem código? Peça em{' '}
        <Link href={enderecoSenha('esqueciMinhaSenha')}>Esqueci minha senha</Link> ou, se ainda não tinha
        senha, em <Link href={enderecoSenha('primeiroAcesso')}>Primeiro acesso</Link>.
      </p>
      <p>Se você acabou de criar a senha, ela já vale.</p>
      <VoltarEntrada />
    </>
  )
}
