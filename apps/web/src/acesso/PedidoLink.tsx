import type { acesso } from '@portal/contract/acesso.ts'
import { useState } from 'react'
import { AcessoLayout } from './AcessoLayout.tsx'
import { CanalForm } from './CanalForm.tsx'
import { CodigoForm } from './CodigoForm.tsx'
import { EnvioFeito } from './EnvioFeito.tsx'
import type { PassoPedido } from './pedidoLink.ts'

type PedidoLinkProps = {
  /** What the person wants, as the first step says it. */
  title: string
  lead: string
  /** Under the field of the code: where this person knows it from. */
  dica: string
  route: typeof acesso.requestSenhaEsquecida | typeof acesso.requestPrimeiroAcesso
}

/** From a code to a link: who, by which channel, sent (Interface S25). */
export function PedidoLink({ title, lead, dica, route }: PedidoLinkProps) {
  const [estado, setEstado] = useState<PassoPedido>({ passo: 'codigo' })

  if (estado.passo === 'codigo')
    return (
      <AcessoLayout lead={lead} title={title}>
        <CodigoForm
          dica={dica}
          inicial={estado.codigo}
          onFound={(codigo, opcoes) => setEstado({ passo: 'canal', codigo, opcoes })}
        />
      </AcessoLayout>
    )
  const { codigo, opcoes } = estado
  if (estado.passo === 'canal')
    return (
      <AcessoLayout
        lead={`Para criar a senha, vai um link por e-mail ou um código por celular. Estes são os contatos do cadastro de ${codigo}, com partes cobertas.`}
        title="Onde quer receber?"
      >
        <CanalForm
          codigo={codigo}
          onBack={() => setEstado({ passo: 'codigo', codigo })}
          onSent={(opcao, validadeMinutos) =>
            setEstado({ passo: 'enviado', codigo, opcoes, opcao, validadeMinutos })
          }
          opcoes={opcoes}
          route={route}
        />
      </AcessoLayout>
    )
  return (
    <EnvioFeito
      onAgain={() => setEstado({ passo: 'canal', codigo, opcoes })}
      opcao={estado.opcao}
      validadeMinutos={estado.validadeMinutos}
    />
  )
}
