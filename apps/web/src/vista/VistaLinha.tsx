import type { Vista } from '@portal/contract/vista.ts'
import { MAXIMO_NOME_VISTA } from '@portal/domain/vista/telaVista.tables.ts'
import { useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { type Busca, toTrocados } from './endereco.ts'
import { campoVista, useMudancaVista } from './useMudancaVista.ts'

const [ABRIR, NAO_ABRIR] = ['Abrir com ela', 'Não abrir com ela']

type VistaLinhaProps = { vista: Vista; busca: Busca }

/** One view: its name, to be changed in its place, and what is done with it. */
export function VistaLinha({ vista, busca }: VistaLinhaProps) {
  const { numero, nome, padrao } = vista
  const campo = campoVista(numero)
  const [escrito, setEscrito] = useState(nome)
  const [error, setError] = useState<string>()
  const refuse = (message: string): true => {
    setError(message)
    focusField(campo)
    return true
  }
  const { update, remove } = useMudancaVista(
    (failure) => isErroApi(failure, 'API-VIS-0002') && refuse('Já há uma vista com este nome.'),
  )
  const change = (mudanca: Partial<Vista>, dito: string) => {
    const volta = mudanca.filtros && vista.filtros
    if (!update.isPending) update.mutate({ vista: { ...vista, ...mudanca }, dito, volta })
  }
  const rename = () => {
    const novo = escrito.trim()
    if (novo === '') return refuse('Dê um nome à vista.')
    setError(undefined)
    if (novo !== nome) change({ nome: novo }, `Agora ela se chama ${novo}.`)
  }
  return (
    <li>
      <Stack gap={2}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            rename()
          }}
        >
          <TextField
            autoComplete="off"
            error={error}
            id={campo}
            label={padrao ? `${nome} (abre com a lista)` : nome}
            maxLength={MAXIMO_NOME_VISTA}
            onChange={setEscrito}
            value={escrito}
            width="full"
          />
        </form>
        <Row gap={2}>
          <Button
            aria-label={`Renomear: ${nome}`}
            icon="edit"
            isPending={update.isPending}
            onPress={rename}
            size="pequeno"
          >
            Renomear
          </Button>
          <Button
            aria-label={`${padrao ? NAO_ABRIR : ABRIR}: ${nome}`}
            icon="star"
            isPending={update.isPending}
            onPress={() =>
              change({ padrao: !padrao }, padrao ? 'A lista abre sem vista.' : `A lista abre com ${nome}.`)
            }
            size="pequeno"
          >
            {padrao ? NAO_ABRIR : ABRIR}
          </Button>
          <Button
            aria-label={`Guardar o da tela: ${nome}`}
            icon="save"
            isPending={update.isPending}
            onPress={() =>
              change({ filtros: toTrocados(vista, busca, today()) }, `${nome} guarda o que está na tela.`)
            }
            size="pequeno"
          >
            Guardar o da tela
          </Button>
          <Button
            aria-label={`Remover: ${nome}`}
            icon="trash"
            isPending={remove.isPending}
            onPress={() => remove.mutate(vista)}
            size="pequeno"
          >
            Remover
          </Button>
        </Row>
      </Stack>
    </li>
  )
}
