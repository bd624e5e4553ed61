import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import { type Escolhida, Versao, VersoesDialog } from './VersoesDialog.tsx'

type VersaoGuardada = { conteudo: Conteudo; em: string | null }

type ConflitoDialogProps = {
  local: VersaoGuardada
  servidor: VersaoGuardada
  describe: (codigoEvento: string) => string
  onChoose: (qual: Escolhida) => void
}

/** Two screens changed the same draft: both versions side by side, and the person says which one stays. */
export function ConflitoDialog({ local, servidor, describe, onChoose }: ConflitoDialogProps) {
  return (
    <VersoesDialog onChoose={onChoose} title="Este rascunho mudou em outra tela">
      <VersaoRascunho describe={describe} outra={servidor.conteudo} titulo="Esta tela" versao={local} />
      <VersaoRascunho describe={describe} outra={local.conteudo} titulo="Outra tela" versao={servidor} />
    </VersoesDialog>
  )
}

type VersaoRascunhoProps = {
  titulo: string
  versao: VersaoGuardada
  outra: Conteudo
  describe: (codigo: string) => string
}

type Item = Conteudo['itens'][number]
const lugarDe = ({ dente, regiao, faces }: Item): string => [dente ?? regiao, faces].filter(Boolean).join(' ')
const idOf = (item: Item): string => `${item.codigoEvento} ${lugarDe(item)} ${item.quantidade}`

/** One version, with a mark on what the other one does not have. */
function VersaoRascunho({ titulo, versao, outra, describe }: VersaoRascunhoProps) {
  const { conteudo, em } = versao
  const daOutra = new Set(outra.itens.map(idOf))
  const textos = [
    ['Justificativa', conteudo.justificativa, outra.justificativa],
    ['Observação', conteudo.observacao, outra.observacao],
  ] as const
  return (
    <Versao em={em} titulo={titulo}>
      <Stack as="ul" gap={1}>
        {conteudo.itens.map((item) => (
          <li data-diferente={!daOutra.has(idOf(item)) || undefined} key={item.sequencial}>
            {lugarDe(item) && <strong>{lugarDe(item)} </strong>}
            {formatCodigoEvento(item.codigoEvento)} {describe(item.codigoEvento)}
            {!daOutra.has(idOf(item)) && <em> (só aqui)</em>}
          </li>
        ))}
        {conteudo.itens.length === 0 && <li>Nenhum evento</li>}
      </Stack>
      {textos.map(([rotulo, texto, doOutro]) => (
        <p data-diferente={texto !== doOutro || undefined} key={rotulo}>
          {rotulo}: {texto || 'em branco'}
        </p>
      ))}
    </Versao>
  )
}
