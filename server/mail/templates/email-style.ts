/** The site's colors (app/styles/tokens.css) as mail programs need them: plain values. */
export const colors = {
  paperSunk: '#f1ece1',
  surface: '#ffffff',
  ink: '#13203f',
  inkSoft: '#3e4a65',
  line: '#ddd5c5',
  brand: '#1b45a8',
  brandSoft: '#e4ebf8',
  night: '#0a1533',
  nightDeep: '#060d22',
  dusk: '#11245a',
  twilight: '#1c3a88',
  onNight: '#f8f5ee',
  onNightSoft: '#c4d1ee',
  lineNight: '#33477c',
  lamp: '#f7b93e',
  lampSoft: '#fdf0d2',
} as const

/** The machine's own fonts: an email loads none. */
export const serif = "font-family:Rockwell,'Roboto Slab',Georgia,'Times New Roman',serif;"
export const sans =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;"

/** Night for those who read at night, with the site's own night colors; a program that knows no such rule stays at day. */
export const darkRules = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.outer{padding:0!important}.inset{padding-left:22px!important;padding-right:22px!important}}
@media (prefers-color-scheme:dark){
.page{background:${colors.nightDeep}!important}
.sheet{background:${colors.night}!important}
.band{background:${colors.dusk}!important}
.well{background:${colors.dusk}!important}
.ink{color:${colors.onNight}!important}
.soft{color:${colors.onNightSoft}!important}
.link{color:#a9c1f5!important}
.rule{border-color:${colors.lineNight}!important}
.button{background:${colors.lamp}!important}
.button-words{color:${colors.night}!important}
}
`
