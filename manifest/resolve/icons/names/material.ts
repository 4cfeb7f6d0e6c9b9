/** Lists what names of Material Icons mean among those of Tabler, where both draw the same: on each line Tabler's name, then the others. */
export const MATERIAL = `
alert-circle: error
alert-triangle: warning warning-amber
arrow-left: arrow-back
arrow-right: arrow-forward
arrow-up: arrow-upward
arrow-down: arrow-downward
bath: bathtub
bed: hotel king-bed
beach: beach-access
bell: notifications
bike: directions-bike pedal-bike
brand-whatsapp: whatsapp
briefcase: work
building: apartment business domain
building-bank: account-balance
building-church: church
building-hospital: local-hospital
building-store: store storefront
bulb: lightbulb
bus: directions-bus
calendar: calendar-today calendar-month date-range
calendar-event: event
camera: photo-camera
car: directions-car
chart-bar: bar-chart
checklist: fact-check
chevron-down: expand-more keyboard-arrow-down
chevron-up: expand-less keyboard-arrow-up
circle-check: check-circle check-circle-outline task-alt
circle-x: cancel
clock: schedule access-time query-builder
coffee: local-cafe
credit-card: payment
device-desktop: desktop-windows computer
device-laptop: laptop-mac laptop-windows
device-mobile: cellphone smartphone phone-android phone-iphone stay-current-portrait
dots: more-horiz
dots-vertical: more-vert
external-link: open-in-new
eye: visibility remove-red-eye
eye-off: visibility-off
file-text: description article
file-type-pdf: picture-as-pdf
first-aid-kit: medical-services
flame: local-fire-department whatshot
gift: card-giftcard redeem
hand-stop: pan-tool
headset: headset-mic support-agent
heart: favorite favorite-border
heartbeat: monitor-heart
help-circle: help help-outline
home: house cottage
info-circle: info
key: vpn-key
language: translate
leaf: eco
list: format-list-bulleted
mail: email mail-outline
map-pin: map-marker place location-on room fmd-good
menu-2: menu
message: chat-bubble chat-bubble-outline
messages: forum question-answer
microphone: mic
mood-smile: sentiment-satisfied mood
package: inventory-2
parking: local-parking
pencil: create mode-edit
phone: local-phone call
photo: image insert-photo
plane: flight airplanemode-active
player-play: play-arrow
printer: print local-printshop
receipt: receipt-long
refresh: autorenew cached
scissors: content-cut
settings: cog
shield-check: verified-user gpp-good
ship: directions-boat
shopping-bag: local-mall
star: grade star-border star-outline
swimming: pool
tag: local-offer sell
thumb-up: thumb-up-alt thumb-up-off-alt
thumb-down: thumb-down-alt
tool: build handyman
tools-kitchen-2: silverware-fork-knife restaurant local-dining restaurant-menu
train: directions-railway directions-transit
trash: delete delete-outline
truck: local-shipping
user: account person person-outline
user-circle: account-circle
user-plus: account-plus person-add
users: account-group account-multiple people group groups people-outline
vaccine: vaccines
video: videocam
volume: volume-up
search: magnify
walk: directions-walk
run: directions-run
wheelchair: accessible
world: earth web public
x: close clear
`;
